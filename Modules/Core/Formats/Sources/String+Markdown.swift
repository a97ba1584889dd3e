extension String {
    /// The text, which must be a single line, escaped for Markdown (CommonMark and common extensions).
    public var markdownText: String {
        var result = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isMark =
                switch scalar {
                case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "$", "@": true
                // Some extensions turn `https://` and `www.` into links.
                case ":": rest.first == "/"
                case ".":
                    result.suffix(3).elementsEqual("www".unicodeScalars)
                        || result.suffix(3).elementsEqual("WWW".unicodeScalars)
                default: false
                }
            if isMark { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    /// The text without leading spaces, escaped for the beginning of a line, where bullets, underlines and list numbers
    /// also have a meaning.
    public var markdownLine: String {
        // Leading spaces would make the line code.
        let text = String(drop { $0 == " " }).markdownText
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text[digits.endIndex...]
        if digits.isEmpty, let first = text.first, "+-=".contains(first) { return "\\" + text }
        if !digits.isEmpty, let first = rest.first, ".)".contains(first) { return digits + "\\" + rest }
        return text
    }
}

// Text that can be decoded again without loss.
extension String {
    /// The text, which must be a single line, escaped for Markdown without loss: ``readingMarkdown`` restores the text.
    /// Invisible characters, and spaces at both ends, become numeric references such as `&#x202E;`. Joiners of emoji
    /// and scripts are kept.
    public var losslessMarkdown: String {
        // By scalars: a space and a combining mark behind it are one character.
        let spaces = unicodeScalars.prefix { $0 == " " }.count
        let line = String(unicodeScalars.dropFirst(spaces)).markdownLine
        let trailing = line.reversed().prefix { $0 == " " }.count
        let space = Unicode.Scalar(0x20).markdownNumber
        let middle = line.dropLast(trailing).unicodeScalars.map { $0.hasToBeNumbered ? $0.markdownNumber : String($0) }
        return String(repeating: space, count: spaces) + middle.joined() + String(repeating: space, count: trailing)
    }

    /// The text with the backslash escapes and numeric references of ``losslessMarkdown`` decoded.
    public var readingMarkdown: String {
        var result = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\\", let next = rest.first, next.isASCII, next.properties.generalCategory.isSign {
                result.append(next)
                rest.removeFirst()
            } else if scalar == "&", let (numbered, length) = rest.markdownNumber {
                result.append(numbered)
                rest.removeFirst(length)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// The scalar as a numeric reference, such as `&#x20;`.
    fileprivate var markdownNumber: String { "&#x\(String(value, radix: 16, uppercase: true));" }

    /// Whether the scalar is invisible or would end the line, and so needs a numeric reference.
    fileprivate var hasToBeNumbered: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
        case .format: ![0x200C, 0x200D].contains(value) && !(0xE0020...0xE007F).contains(value)
        default: false
        }
    }
}

extension Substring.UnicodeScalarView {
    /// The scalar of the numeric reference that begins the text, after its `&`, and the reference's length; `nil` if
    /// the text begins with none.
    fileprivate var markdownNumber: (Unicode.Scalar, length: Int)? {
        guard starts(with: "#x".unicodeScalars), let end = prefix(10).firstIndex(of: ";"),
            let value = UInt32(String(self[index(startIndex, offsetBy: 2)..<end]), radix: 16),
            let scalar = Unicode.Scalar(value), value != 0
        else { return nil }
        return (scalar, distance(from: startIndex, to: end) + 1)
    }
}

extension Unicode.GeneralCategory {
    /// Whether a backslash before an ASCII character of this category is an escape in Markdown.
    fileprivate var isSign: Bool {
        switch self {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .otherPunctuation,
            .mathSymbol, .currencySymbol, .modifierSymbol:
            true
        default: false
        }
    }
}
