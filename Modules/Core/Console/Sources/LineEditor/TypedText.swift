/// A decoder that turns the UTF-8 bytes from a terminal into characters.
///
/// An invalid byte becomes a value that is no Unicode character, so that the person sees it in the line and can erase
/// it. In a finished line, the value becomes the same byte again, and the line is reported as invalid.
struct TypedText {
    /// The number that is added to an invalid byte. The sum is a low surrogate, which is never a character on its own.
    private static let strayBytes: UInt32 = 0xDC00

    private var pending: [UInt8] = []

    /// Adds the next byte, and returns the characters that are now complete; an empty array if more bytes are needed.
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

    /// Discards the pending bytes, which are invalid, and returns a value for each.
    private mutating func giveUp() -> [UInt32] {
        defer { pending = [] }
        return pending.map { Self.strayBytes + UInt32($0) }
    }

    /// Returns the number of bytes of a character, given the first byte.
    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
