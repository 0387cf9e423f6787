import CGTK
import GTKBinding

/// A moment as the files of the user hold it: ISO 8601, in UTC, to the second (`2026-11-30T07:36:04Z`).
enum Timestamp {
  /// The present.
  static func now() -> String {
    let time = g_date_time_new_from_unix_utc(g_get_real_time() / 1_000_000)
    defer { g_date_time_unref(time) }
    return takeString(g_date_time_format_iso8601(time))
  }

  /// True when a column of a file has the shape of such a moment.
  static func isValid(_ column: ArraySlice<UInt8>) -> Bool {
    column.count == pattern.count && zip(column, pattern).allSatisfy { isDigit($1) ? isDigit($0) : $0 == $1 }
  }

  private static let pattern = Array("0000-00-00T00:00:00Z".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
