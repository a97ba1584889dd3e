/// Reads a flat JSON object (RFC 8259), as SQLite's `json_object` writes it: its values are strings, numbers and null.
///
/// SQLite's own readers cannot be used for what must come back byte for byte: `json_extract`, `json_each` and `->>` of
/// version 3.40 end a text at `\u0000`.
struct JSONObjectReader {
    /// What is no such object: it ends too early or goes on too long, is nested, has a name twice, is not strict JSON.
    struct Junk: Error {}

    private var bytes: Substring.UTF8View

    private init(_ text: String) {
        bytes = text[...].utf8
    }

    /// The values of an object by their names.
    ///
    /// - Throws: ``Junk``.
    static func object(in text: String) throws(Junk) -> [String: Value] {
        var reader = JSONObjectReader(text)
        let object = try reader.object()
        reader.skipSpace()
        guard reader.bytes.isEmpty else { throw Junk() }
        return object
    }

    private mutating func object() throws(Junk) -> [String: Value] {
        var object: [String: Value] = [:]
        try take("{")
        if skip("}") { return object }
        repeat {
            skipSpace()
            let name = try string()
            try take(":")
            guard object.updateValue(try value(), forKey: name) == nil else { throw Junk() }
        } while skip(",")
        try take("}")
        return object
    }

    private mutating func value() throws(Junk) -> Value {
        skipSpace()
        switch bytes.first {
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "n"):
            for byte in "null".utf8 where bytes.popFirst() != byte { throw Junk() }
            return .null
        default: return try number()
        }
    }

    private mutating func number() throws(Junk) -> Value {
        let start = bytes
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { bytes.removeFirst() }
        let startsWithZero = bytes.first == UInt8(ascii: "0")
        let wholeDigits = try digits()
        guard !startsWithZero || wholeDigits == 1 else { throw Junk() }
        var isWhole = true
        if bytes.first == UInt8(ascii: ".") {
            bytes.removeFirst()
            isWhole = false
            try digits()
        }
        if bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") {
            bytes.removeFirst()
            isWhole = false
            if bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
            try digits()
        }
        let text = String(Substring(start[..<bytes.startIndex]))
        if isWhole, let integer = Int64(text) { return .integer(integer) }
        guard let real = Double(text), real.isFinite else { throw Junk() }
        return .real(real)
    }

    /// Takes at least one digit.
    @discardableResult private mutating func digits() throws(Junk) -> Int {
        var count = 0
        while let byte = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            bytes.removeFirst()
            count += 1
        }
        guard count > 0 else { throw Junk() }
        return count
    }

    private mutating func string() throws(Junk) -> String {
        guard bytes.popFirst() == UInt8(ascii: "\"") else { throw Junk() }
        var content: [UInt8] = []
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): content += String(try escape()).utf8
            case 0..<0x20: throw Junk()
            default: content.append(byte)
            }
        }
        throw Junk()
    }

    /// What stands after a backslash.
    private mutating func escape() throws(Junk) -> Unicode.Scalar {
        switch bytes.popFirst() {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar()
        default: throw Junk()
        }
    }

    /// Four hexadecimal digits, or two times four that are a surrogate pair.
    private mutating func scalar() throws(Junk) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), bytes.popFirst() == UInt8(ascii: "\\"),
            bytes.popFirst() == UInt8(ascii: "u")
        else { throw Junk() }
        let second = try codeUnit()
        let number = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
        guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(number) else { throw Junk() }
        return scalar
    }

    private mutating func codeUnit() throws(Junk) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = bytes.popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw Junk()
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    private mutating func take(_ mark: Unicode.Scalar) throws(Junk) {
        guard skip(mark) else { throw Junk() }
    }

    /// Takes a mark if it comes next, after white space.
    private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard let byte = bytes.first, byte == UInt8(ascii: mark) else { return false }
        bytes.removeFirst()
        return true
    }

    private mutating func skipSpace() {
        bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
}
