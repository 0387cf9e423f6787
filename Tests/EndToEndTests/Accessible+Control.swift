import CAtspi

/// What a control of the window has to tell a screen reader.
extension Accessible {
  /// True when the keyboard can reach it.
  var isFocusable: Bool { has(ATSPI_STATE_FOCUSABLE) }

  /// True when it can be pressed, chosen or followed.
  var isActionable: Bool {
    guard let action = atspi_accessible_get_action_iface(object) else { return false }
    defer { g_object_unref(action) }
    return atspi_action_get_n_actions(action, nil) > 0
  }

  /// Does what it is for, as a screen reader asks it to.
  func act() {
    guard let action = atspi_accessible_get_action_iface(object) else { return }
    defer { g_object_unref(action) }
    atspi_action_do_action(action, 0, nil)
  }

  /// What labels it, as a screen reader reads it.
  var labels: [Accessible] {
    guard let relations = atspi_accessible_get_relation_set(object, nil) else { return [] }
    defer { g_array_unref(relations) }
    var labels: [Accessible] = []
    for index in 0..<Int(relations.pointee.len) {
      guard
        let data = UnsafeMutableRawPointer(relations.pointee.data)?
          .assumingMemoryBound(to: UnsafeMutablePointer<AtspiRelation>.self)
      else { continue }
      let relation = data[index]
      defer { g_object_unref(relation) }
      guard atspi_relation_get_relation_type(relation) == ATSPI_RELATION_LABELLED_BY else { continue }
      for target in 0..<atspi_relation_get_n_targets(relation) {
        if let label = atspi_relation_get_target(relation, target) {
          labels.append(Accessible(owning: label))
        }
      }
    }
    return labels
  }

  /// The language in which a screen reader speaks a part of its text; nil when it holds no such part.
  func language(of part: String) -> String? {
    guard let range = text.range(of: part) else { return nil }
    let start = Int32(text.distance(from: text.startIndex, to: range.lowerBound))
    var (first, last): (Int32, Int32) = (0, 0)
    let attributes = take(
      atspi_text_get_attribute_run(cast(object, to: AtspiText.self), start, 1, &first, &last, nil))
    // All of it has one language.
    return last >= start + Int32(part.count) ? attributes["language"] : nil
  }
}
