extension JSONValue {
    /// The maximum depth of nested values; the outermost value has depth 1.
    public static let deepest = 64

    /// Creates a value by parsing a text, strictly by RFC 8259. Strings keep every byte, and only white space may
    /// surround the value.
    ///
    /// SQLite's own functions cannot be used where every byte must be preserved: `json_extract`, `json_each` and `->>`
    /// of version 3.40 end a text at `\u0000`.
    ///
    /// - Throws: ``JSONError`` for an invalid text, and for an object with a repeated name.
    public init(parsing text: String) throws(JSONError) {
        var reader = JSONReader(text)
        self = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.bytes.isEmpty else { throw reader.error(.unexpected) }
    }
}

/// A JSON parser; `bytes` is the text that is not yet parsed.
private struct JSONReader {
    private let whole: String.UTF8View
    var bytes: Substring.UTF8View

    init(_ text: String) {
        whole = text.utf8
        bytes = text[...].utf8
    }

    func error(_ reason: JSONError.Reason) -> JSONError {
        JSONError(reason: reason, offset: whole.distance(from: whole.startIndex, to: bytes.startIndex))
    }

    mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth < JSONValue.deepest else { throw error(.tooDeep) }
        skipSpace()
        switch bytes.first {
        case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
        case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "t"): return try word("true", true)
        case UInt8(ascii: "f"): return try word("false", false)
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
        var members: [JSONObject.Member] = []
        var names: Set<[UInt8]> = []
        try take("{")
        if skip("}") { return [:] }
        repeat {
            skipSpace()
            let name = try string()
            // By bytes: for Swift's `==`, a composed é equals a decomposed one.
            guard names.insert(Array(name.utf8)).inserted else { throw error(.repeatedName(name)) }
            try take(":")
            members.append(JSONObject.Member(name: name, value: try value(depth: depth)))
        } while skip(",")
        try take("}")
        return JSONObject(members: members)
    }

    private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
        var values: [JSONValue] = []
        try take("[")
        if skip("]") { return [] }
        repeat { values.append(try value(depth: depth)) } while skip(",")
        try take("]")
        return values
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for byte in word.utf8 where bytes.popFirst() != byte { throw error(.unexpected) }
        return value
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = bytes
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { bytes.removeFirst() }
        let startsWithZero = bytes.first == UInt8(ascii: "0")
        let wholeDigits = try digits()
        guard !startsWithZero || wholeDigits == 1 else { throw error(.unexpected) }
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
        if isWhole, let integer = Int(text) { return .integer(integer) }
        guard let real = Double(text), real.isFinite else { throw error(.numberTooLarge) }
        return .real(real)
    }

    /// Consumes one or more digits, and returns how many there were.
    @discardableResult private mutating func digits() throws(JSONError) -> Int {
        var count = 0
        while let byte = bytes.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            bytes.removeFirst()
            count += 1
        }
        guard count > 0 else { throw error(.unexpected) }
        return count
    }

    private mutating func string() throws(JSONError) -> String {
        guard bytes.first == UInt8(ascii: "\"") else { throw error(.unexpected) }
        bytes.removeFirst()
        var content: [UInt8] = []
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): content += String(try escape()).utf8
            case 0..<0x20: throw error(.unexpected)
            default: content.append(byte)
            }
        }
        throw error(.unexpected)
    }

    /// Parses an escape whose backslash is already consumed.
    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
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
        default: throw error(.wrongEscape)
        }
    }

    /// Parses the digits of a `\u` escape; a high surrogate must be followed by the escape of a low one.
    private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), bytes.popFirst() == UInt8(ascii: "\\"),
            bytes.popFirst() == UInt8(ascii: "u")
        else { throw error(.wrongEscape) }
        let second = try codeUnit()
        let number = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
        guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(number) else { throw error(.wrongEscape) }
        return scalar
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = bytes.popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw error(.wrongEscape)
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    private mutating func take(_ mark: Unicode.Scalar) throws(JSONError) {
        guard skip(mark) else { throw error(.unexpected) }
    }

    /// Skips white space, then consumes the mark if the mark is next. Returns whether the mark was consumed.
    private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard let byte = bytes.first, byte == UInt8(ascii: mark) else { return false }
        bytes.removeFirst()
        return true
    }

    mutating func skipSpace() {
        bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
}
