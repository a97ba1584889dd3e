extension SwiftFile {
    /// Returns the text of a string literal as a table of translations lists it: with `%1` for the first interpolated
    /// value, and so on, and with `%%` for a percent sign.
    package func pattern(of literal: Range<Int>) -> String {
        let hashes = bytes[literal].prefix { $0 == UInt8(ascii: "#") }.count
        let isMultiline = bytes[literal].dropFirst(hashes).starts(with: "\"\"\"".utf8)
        let quotes = (isMultiline ? 3 : 1) + hashes
        guard literal.count >= 2 * quotes else { return "" }
        var (index, end) = (literal.lowerBound + quotes, literal.upperBound - quotes)
        var indent = 0
        if isMultiline {
            // The line break after the opening quotes, and the line of the closing ones, are no text.
            index = (bytes[index..<end].firstIndex(of: UInt8(ascii: "\n")) ?? index) + 1
            let last = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? index
            (indent, end) = (end - last - 1, max(index, last))
            index = min(index + indent, end)
        }
        let escape = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        var (text, values): ([UInt8], Int) = ([], 0)
        /// Skips the indentation of the next line.
        func breakLine() { index = min(index + indent, end) }
        while index < end {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "\\"), bytes[(index + 1)..<end].starts(with: escape) else {
                text.append(byte)
                if byte == UInt8(ascii: "%") { text.append(byte) }
                index += 1
                if byte == UInt8(ascii: "\n") {
                    if index < end, bytes[index] != UInt8(ascii: "\n") { breakLine() }
                }
                continue
            }
            index += 1 + hashes
            guard index < end else { break }
            switch bytes[index] {
            case UInt8(ascii: "("):
                values += 1
                text += "%\(values)".utf8
                index = closingBracket(index, before: end) + 1
            case UInt8(ascii: "u"):
                let digits = bytes[index..<end].drop { $0 != UInt8(ascii: "{") }.dropFirst()
                    .prefix { $0 != UInt8(ascii: "}") }
                let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
                text += String(Character(scalar ?? " ")).utf8
                index = digits.endIndex + 1
            case UInt8(ascii: "\n"):
                index += 1
                breakLine()
            case let escaped:
                text.append(Self.escapes[escaped] ?? escaped)
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "t"): UInt8(ascii: "\t"), UInt8(ascii: "0"): 0,
        UInt8(ascii: "r"): UInt8(ascii: "\r"),
    ]
}

extension String {
    /// The text as a Swift literal on one line.
    package var asLiteral: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case "\t": "\\t"
            default: String(Character(scalar))
            }
        }
        return "\"\(escaped.joined())\""
    }
}
