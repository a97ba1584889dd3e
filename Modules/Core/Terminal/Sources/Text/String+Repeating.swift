extension String {
    /// Creates a string of `count` equal scalars, such as the spaces of a margin; an empty string if `count` is
    /// negative. Unlike `String(repeating:count:)`, it does not append them one by one.
    init(_ count: Int, of scalar: Unicode.Scalar) {
        let bytes = UTF8.encode(scalar).map(Array.init) ?? []
        let length = bytes.count * Swift.max(0, count)
        self.init(unsafeUninitializedCapacity: length) { buffer in
            for index in 0..<length { buffer.initializeElement(at: index, to: bytes[index % bytes.count]) }
            return length
        }
    }
}
