extension JSONValue {
    /// The value as JSON (RFC 8259), on one line, without white space between tokens.
    ///
    /// Strings are written in UTF-8. Characters that a terminal would obey, that would end a line, or that would
    /// reorder the text are escaped as `\n`, `\r`, `\t` or `\uXXXX`: control characters, line and paragraph separators,
    /// bidirectional controls, byte order marks. So every value can be shown safely, and is one line for every program.
    /// A number without a JSON form (NaN, infinity) is written as null.
    public var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .integer(let integer): text += "\(integer)"
        case .real(let real): text += real.isFinite ? "\(real)" : "null"
        case .string(let string): string.writeJSON(to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let object):
            text += "{"
            for (index, member) in object.members.enumerated() {
                if index > 0 { text += "," }
                member.name.writeJSON(to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }
}

extension String {
    fileprivate func writeJSON(to text: inout String) {
        text += "\""
        // By scalars: for Swift, a letter and a format control after it are one character.
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": scalars.append(contentsOf: "\\\"".unicodeScalars)
            case "\\": scalars.append(contentsOf: "\\\\".unicodeScalars)
            case "\n": scalars.append(contentsOf: "\\n".unicodeScalars)
            case "\r": scalars.append(contentsOf: "\\r".unicodeScalars)
            case "\t": scalars.append(contentsOf: "\\t".unicodeScalars)
            case _ where scalar.mustBeEscaped: scalars.append(contentsOf: scalar.escape.unicodeScalars)
            default: scalars.append(scalar)
            }
        }
        text.unicodeScalars.append(contentsOf: scalars)
        text += "\""
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
