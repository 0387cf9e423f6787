import CResources

extension resource {
  /// Its bytes.
  var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: count) }
}
