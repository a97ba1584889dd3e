/// Decodes the bytes that come from a terminal into characters.
///
/// An invalid UTF-8 byte becomes a value outside of Unicode's characters, so that it is visible in the line and can be
/// erased. If it remains in the finished line, it is encoded as the same byte again, so that the line is reported as
/// invalid.
struct TypedText {
    /// The first value for invalid bytes, in the range of low surrogates, which are never characters on their own.
    private static let strayBytes: UInt32 = 0xDC00

    private var pending: [UInt8] = []

    /// Takes the next byte, and returns the characters that end with it or before it; none if more bytes are needed.
    mutating func take(_ byte: UInt8) -> [UInt32] {
        var values: [UInt32] = []
        if pending.isEmpty || byte & 0xC0 != 0x80 {
            values = giveUp()
            pending = [byte]
        } else {
            pending.append(byte)
        }
        guard pending.count >= Self.length(of: pending[0]) else { return values }
        guard let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first else {
            return values + giveUp()
        }
        pending = []
        return values + [scalar.value]
    }

    /// Encodes the values of a line as bytes.
    static func bytes(of values: some Sequence<UInt32>) -> [UInt8] {
        values.flatMap { value in
            if let scalar = Unicode.Scalar(value) { return Array(String(scalar).utf8) }
            return [UInt8(truncatingIfNeeded: value &- strayBytes)]
        }
    }

    /// Ends an invalid sequence of bytes.
    private mutating func giveUp() -> [UInt32] {
        defer { pending = [] }
        return pending.map { Self.strayBytes + UInt32($0) }
    }

    /// The number of bytes of a character, given its first.
    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
