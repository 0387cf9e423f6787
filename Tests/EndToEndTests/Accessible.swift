import CAtspi
import Foundation

/// An object in the tree of accessibility, read as a screen reader reads it.
final class Accessible {
  let object: UnsafeMutablePointer<AtspiAccessible>

  init(owning object: UnsafeMutablePointer<AtspiAccessible>) {
    self.object = object
  }

  deinit {
    g_object_unref(object)
  }

  /// The root of all applications.
  static var desktop: Accessible {
    atspi_init()
    return Accessible(owning: atspi_get_desktop(0))
  }

  var name: String { take(atspi_accessible_get_name(object, nil)) }
  var role: String { take(atspi_accessible_get_role_name(object, nil)) }
  var processIdentifier: UInt32 { atspi_accessible_get_process_id(object, nil) }

  /// The text it holds; empty when it holds none.
  var text: String {
    take(atspi_text_get_text(cast(object, to: AtspiText.self), 0, -1, nil))
  }

  /// The attributes of its text at the first character, such as its language.
  var textAttributes: [String: String] {
    var (start, end): (Int32, Int32) = (0, 0)
    guard
      let table = atspi_text_get_attribute_run(cast(object, to: AtspiText.self), 0, 1, &start, &end, nil)
    else { return [:] }
    return take(table)
  }

  /// The attributes that all its text has unless it says otherwise, such as its colours.
  var defaultTextAttributes: [String: String] {
    take(atspi_text_get_default_attributes(cast(object, to: AtspiText.self), nil))
  }

  func take(_ table: OpaquePointer?) -> [String: String] {
    guard let table else { return [:] }
    defer { g_hash_table_unref(table) }
    var attributes: [String: String] = [:]
    var iterator = GHashTableIter()
    g_hash_table_iter_init(&iterator, table)
    var (key, value): (gpointer?, gpointer?) = (nil, nil)
    while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
      if let key, let value {
        attributes[String(cString: key.assumingMemoryBound(to: CChar.self))] =
          String(cString: value.assumingMemoryBound(to: CChar.self))
      }
    }
    return attributes
  }

  /// The part of its text that is selected, from and to a character.
  var selection: Range<Int>? {
    guard let range = atspi_text_get_selection(cast(object, to: AtspiText.self), 0, nil) else { return nil }
    defer { g_free(range) }
    return range.pointee.end_offset > range.pointee.start_offset
      ? Int(range.pointee.start_offset)..<Int(range.pointee.end_offset) : nil
  }

  /// What it says besides its name, such as its tooltip.
  var description: String { take(atspi_accessible_get_description(object, nil)) }

  var isChecked: Bool { has(ATSPI_STATE_CHECKED) }
  var isFocused: Bool { has(ATSPI_STATE_FOCUSED) }
  var isShowing: Bool { has(ATSPI_STATE_SHOWING) }
  var isSensitive: Bool { has(ATSPI_STATE_SENSITIVE) }
  var isPressed: Bool { has(ATSPI_STATE_PRESSED) || has(ATSPI_STATE_CHECKED) }

  /// Where it stands on the screen, in pixels.
  var extents: (x: Int, y: Int, width: Int, height: Int) {
    guard
      let rectangle = atspi_component_get_extents(
        cast(object, to: AtspiComponent.self), ATSPI_COORD_TYPE_SCREEN, nil)
    else { return (0, 0, 0, 0) }
    defer { g_free(rectangle) }
    let value = rectangle.pointee
    return (Int(value.x), Int(value.y), Int(value.width), Int(value.height))
  }

  /// Where a part of its text stands on the screen, in pixels; nil when it does not hold the part.
  func extents(of part: String) -> (x: Int, y: Int, width: Int, height: Int)? {
    guard let range = text.range(of: part) else { return nil }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    guard
      let rectangle = atspi_text_get_range_extents(
        cast(object, to: AtspiText.self), Int32(start), Int32(start + part.count), ATSPI_COORD_TYPE_SCREEN,
        nil)
    else { return nil }
    defer { g_free(rectangle) }
    let value = rectangle.pointee
    return (Int(value.x), Int(value.y), Int(value.width), Int(value.height))
  }

  var children: [Accessible] {
    (0..<max(0, atspi_accessible_get_child_count(object, nil))).compactMap {
      atspi_accessible_get_child_at_index(object, $0, nil).map(Accessible.init(owning:))
    }
  }

  /// Everything below it, from top to bottom.
  var descendants: [Accessible] { children.flatMap { [$0] + $0.descendants } }

  /// What it is, for the message of a failing test.
  var summary: String { "\(role) \(name.debugDescription)" }

  func has(_ state: AtspiStateType) -> Bool {
    guard let states = atspi_accessible_get_state_set(object) else { return false }
    defer { g_object_unref(states) }
    return atspi_state_set_contains(states, state) != 0
  }

  func cast<Interface>(
    _ object: UnsafeMutablePointer<AtspiAccessible>, to interface: Interface.Type
  ) -> UnsafeMutablePointer<Interface> {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: interface)
  }

  private func take(_ string: UnsafeMutablePointer<CChar>?) -> String {
    defer { g_free(string) }
    return string.map { String(cString: $0) } ?? ""
  }
}
