import Platform

/// A key, or a pasted text.
enum Key: Equatable {
    /// A typed character: a Unicode scalar, or a byte that is not valid UTF-8.
    case character(UInt32)
    /// A control character, such as 1 for Ctrl-A, or 127 for Backspace.
    case control(UInt8)
    /// A character after Esc, or with Alt.
    case meta(UInt8)
    /// A key with a control sequence, without the escape character: `[A`, `[1;5C`, `OH`.
    case sequence(String)
    /// A pasted text, as a whole.
    case paste([UInt32])
}

/// A decoder that turns the bytes from a terminal into keys.
struct KeyReader {
    private enum State {
        case text
        case escape
        case sequence([UInt8])
        case paste([UInt8])
    }

    private var state = State.text
    private var typed = TypedText()

    /// Adds the next byte, and returns the keys that are now complete; an empty array if more bytes are needed.
    mutating func take(_ byte: UInt8) -> [Key] {
        switch state {
        case .paste(var bytes):
            // The state must not share the bytes, or each byte would copy them.
            state = .text
            bytes.append(byte)
            if byte == TerminalMode.pasteEnd.last,
                bytes.suffix(TerminalMode.pasteEnd.count) == TerminalMode.pasteEnd[...]
            {
                return [.paste(Self.pasted(bytes.dropLast(TerminalMode.pasteEnd.count)))]
            }
            state = .paste(bytes)
            return []
        case .escape where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O"):
            state = .sequence([byte])
            return []
        case .escape where byte >= 0x20 && byte < 0x80:
            state = .text
            return [.meta(byte)]
        case .sequence(let bytes) where byte >= 0x20 && byte < 0x7F:
            return take(byte, after: bytes)
        default:
            if byte == escape {
                state = .escape
                return []
            }
            state = .text
            return typed.take(byte).map { $0 < 0x20 || $0 == 0x7F ? .control(UInt8($0)) : .character($0) }
        }
    }

    /// Continues a control sequence, which a byte from `@` on ends, except the first.
    private mutating func take(_ byte: UInt8, after bytes: [UInt8]) -> [Key] {
        let sequence = bytes + [byte]
        guard byte >= 0x40 else {
            state = .sequence(sequence)
            return []
        }
        if [escape] + sequence == TerminalMode.pasteStart {
            state = .paste([])
            return []
        }
        state = .text
        return [.sequence(String(decoding: sequence, as: UTF8.self))]
    }

    /// Decodes a pasted text. CR, LF and CRLF become a line feed, each tab becomes a space, and line feeds at the end
    /// of the text are removed.
    private static func pasted(_ bytes: some Sequence<UInt8>) -> [UInt32] {
        var typed = TypedText()
        var values: [UInt32] = []
        var previous: UInt32?
        for value in bytes.flatMap({ typed.take($0) }) + typed.finish() {
            switch value {
            case lineFeed where previous == carriageReturn: break
            case carriageReturn: values.append(lineFeed)
            case tab: values.append(space)
            default: values.append(value)
            }
            previous = value
        }
        while values.last == lineFeed { values.removeLast() }
        return values
    }
}

private let escape: UInt8 = 0x1B
private let (tab, lineFeed, carriageReturn, space): (UInt32, UInt32, UInt32, UInt32) = (0x09, 0x0A, 0x0D, 0x20)

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
            values = finish()
            pending = [byte]
        } else {
            pending.append(byte)
        }
        guard pending.count >= Self.length(of: pending[0]) else { return values }
        guard let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first else {
            return values + finish()
        }
        pending = []
        return values + [scalar.value]
    }

    /// Gives up the pending bytes, which are invalid, and returns a value for each.
    mutating func finish() -> [UInt32] {
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
