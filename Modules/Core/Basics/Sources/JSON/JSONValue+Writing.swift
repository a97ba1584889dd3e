extension JSONValue {
    /// The value as JSON (RFC 8259), on one line, without white space between tokens.
    ///
    /// Strings are written in UTF-8. Characters that a terminal would obey, that would end a line, or that would
    /// reorder the text are escaped as `\n`, `\r`, `\t` or `\uXXXX`: control characters, line and paragraph separators,
    /// bidirectional controls, byte order marks. So every value can be shown safely, and is one line for every program.
    /// A number without a JSON form (NaN, infinity) is written as null.
    public var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the value into an array of bytes, which grows in place. A long string would be copied whole at each
    /// append, so that a long document would take quadratic time.
    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let bool): bytes += (bool ? "true" : "false").utf8
        case .integer(let integer): bytes += "\(integer)".utf8
        case .real(let real): bytes += (real.isFinite ? "\(real)" : "null").utf8
        case .string(let string): string.writeJSON(to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let object):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in object.members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                member.name.writeJSON(to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}

extension String {
    fileprivate func writeJSON(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        if utf8.allSatisfy(\.isPlainInJSON) {
            bytes += utf8
        } else {
            // By scalars: for Swift, a letter and a format control after it are one character.
            for scalar in unicodeScalars {
                switch scalar {
                case "\"": bytes += "\\\"".utf8
                case "\\": bytes += "\\\\".utf8
                case "\n": bytes += "\\n".utf8
                case "\r": bytes += "\\r".utf8
                case "\t": bytes += "\\t".utf8
                case _ where scalar.mustBeEscaped: bytes += scalar.escape.utf8
                default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII character that a JSON string contains unescaped.
    fileprivate var isPlainInJSON: Bool {
        (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}

extension Unicode.Scalar {
    fileprivate var mustBeEscaped: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: true  // Control characters.
        case 0x2028, 0x2029: true  // Separators of lines and paragraphs.
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true  // Bidirectional and other format controls.
        case 0xFEFF: true  // The byte order mark.
        default: false
        }
    }

    /// The `\uXXXX` escape of the scalar. All scalars that must be escaped fit in four digits.
    fileprivate var escape: String {
        let digits = String(value, radix: 16)
        return "\\u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    }
}
