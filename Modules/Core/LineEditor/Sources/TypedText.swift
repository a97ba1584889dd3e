/// Makes characters of the bytes that come from a terminal.
///
/// A byte that is no UTF-8 becomes a value that no character has, so that it is seen in the line and can be erased. A
/// line that still has it at its end gets the same byte back, and so is no UTF-8 either.
struct TypedText {
    /// Where the values of bytes that are no text begin: in the half of the surrogates that no character has alone.
    private static let strayBytes: UInt32 = 0xDC00

    private var pending: [UInt8] = []
    private var values: ArraySlice<UInt32> = []

    /// Takes the byte that was read next.
    mutating func take(_ byte: UInt8) {
        if pending.isEmpty || byte & 0xC0 != 0x80 {
            giveUp()
            pending = [byte]
        } else {
            pending.append(byte)
        }
        guard pending.count >= Self.length(of: pending[0]) else { return }
        guard let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first else { return giveUp() }
        values.append(scalar.value)
        pending = []
    }

    /// The character that comes next; `nil` when more bytes are needed.
    mutating func next() -> UInt32? {
        values.popFirst()
    }

    /// The bytes of the values of a line.
    static func bytes(of values: some Sequence<UInt32>) -> [UInt8] {
        values.flatMap { value in
            if let scalar = Unicode.Scalar(value) { return Array(String(scalar).utf8) }
            return [UInt8(truncatingIfNeeded: value &- strayBytes)]
        }
    }

    /// Ends a sequence of bytes that turned out to be no character.
    private mutating func giveUp() {
        values += pending.map { Self.strayBytes + UInt32($0) }
        pending = []
    }

    /// How many bytes the character has that begins with this one.
    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
