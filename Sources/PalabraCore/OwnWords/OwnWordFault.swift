/// Why a line of the user's own words cannot be understood.
public enum OwnWordFault: Error, Equatable {
  case notUTF8
  case tooLong
  case invisibleCharacter(Unicode.Scalar)
  case tooFewColumns
  case tooManyColumns
  case noHeadword
  /// The headword begins with `#`, as a comment does.
  case headwordLikeComment
  case unknownPartOfSpeech(String)
  case noSpanish
  /// Nothing stands between two commas, or on one side of a pair.
  case emptyPlace
  case unknownLabel(String)
  /// Brackets that do not match, or words after them.
  case oddBrackets
  case unknownBand(String)
}
