import CGettext
import Glibc

/// The language in which a message is given.
public enum MessageLanguage: Sendable {
  /// The user's, where there is a catalogue of it; else English.
  case preferred

  /// English, for what machines read.
  case english
}

/// Returns a message in the language of the user (`dgettext`), arguments in the place of `%1$s`, `%2$s`, ….
///
/// The message is a literal in English, which the tests find here and compare with the catalogues.
public func localized(
  _ message: StaticString, _ arguments: String..., in language: MessageLanguage = .preferred
) -> String {
  guard language == .preferred, MessageCatalogue.isFound,
    let text = dgettext(MessageCatalogue.domain, message.cString)
  else { return fill(message.description, with: arguments) }
  return fill(String(cString: text), with: arguments)
}

/// Returns the form of a message that goes with a number (`dngettext`), which is its `%1$s`; arguments follow.
public func localized(
  _ singular: StaticString, plural: StaticString, count: Int, _ arguments: String...
) -> String {
  let arguments = ["\(count)"] + arguments
  guard MessageCatalogue.isFound,
    let text = dngettext(
      MessageCatalogue.domain, singular.cString, plural.cString, count.magnitude)
  else { return fill((count == 1 ? singular : plural).description, with: arguments) }
  return fill(String(cString: text), with: arguments)
}

/// Returns what the system says of an error number (`strerror`), in the language of the user.
public func localizedReason(_ number: Int32) -> String {
  // Asking for it sets the locale.
  _ = MessageCatalogue.isFound
  return String(cString: strerror(number))
}

/// Puts each argument in its place; whatever else follows a percent sign stays.
private func fill(_ text: String, with arguments: [String]) -> String {
  if arguments.isEmpty { return text }
  let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
  var filled = String(Substring(parts[0]))
  for part in parts.dropFirst() {
    let place = Int(part.first ?? 0) - Int(UInt8(ascii: "1"))
    if arguments.indices.contains(place), part.dropFirst().starts(with: "$s".utf8) {
      filled += arguments[place] + Substring(part.dropFirst(3))
    } else {
      filled += "%" + Substring(part)
    }
  }
  return filled
}

extension StaticString {
  /// The text as C reads it: a literal ends in a zero byte.
  fileprivate var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
