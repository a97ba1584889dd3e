extension String {
    /// One line of text in which nothing is a mark of Markdown (CommonMark, and the usual extensions).
    public var markdownText: String {
        var result = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isMark =
                switch scalar {
                case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "$", "@": true
                // These would become a link by themselves.
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

    /// The same at the beginning of a line, where more signs are marks: bullets, underlines, numbers of lists.
    public var markdownLine: String {
        // Spaces at the beginning would make it code.
        let text = String(drop { $0 == " " }).markdownText
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text[digits.endIndex...]
        if digits.isEmpty, let first = text.first, "+-=".contains(first) { return "\\" + text }
        if !digits.isEmpty, let first = rest.first, ".)".contains(first) { return digits + "\\" + rest }
        return text
    }
}

// A text that is read again: nothing of it is lost.
extension String {
    /// One line in which nothing is a mark, and what cannot be seen is written as its number: `&#x202E;`. Joiners of emoji
    /// and scripts stay, and so do spaces within the line.
    public var losslessMarkdown: String {
        let spaces = prefix { $0 == " " }.count
        let line = String(dropFirst(spaces)).markdownLine
        let trailing = line.reversed().prefix { $0 == " " }.count
        let space = Unicode.Scalar(0x20).markdownNumber
        let middle = line.dropLast(trailing).unicodeScalars.map { $0.hasToBeNumbered ? $0.markdownNumber : String($0) }
        return String(repeating: space, count: spaces) + middle.joined() + String(repeating: space, count: trailing)
    }

    /// The text of ``losslessMarkdown``: without the backslashes before signs, and with the scalars for their numbers.
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
    /// `&#x20;`.
    fileprivate var markdownNumber: String { "&#x\(String(value, radix: 16, uppercase: true));" }

    /// Whether a reader could not see the scalar, or it would end the line.
    fileprivate var hasToBeNumbered: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
        case .format: ![0x200C, 0x200D].contains(value) && !(0xE0020...0xE007F).contains(value)
        default: false
        }
    }
}

extension Substring.UnicodeScalarView {
    /// The scalar whose number follows a `&`, and how many scalars the number has.
    fileprivate var markdownNumber: (Unicode.Scalar, length: Int)? {
        guard starts(with: "#x".unicodeScalars), let end = prefix(10).firstIndex(of: ";"),
            let value = UInt32(String(self[index(startIndex, offsetBy: 2)..<end]), radix: 16),
            let scalar = Unicode.Scalar(value), value != 0
        else { return nil }
        return (scalar, distance(from: startIndex, to: end) + 1)
    }
}

extension Unicode.GeneralCategory {
    /// Whether Markdown takes a backslash before it away.
    fileprivate var isSign: Bool {
        switch self {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .otherPunctuation,
            .mathSymbol, .currencySymbol, .modifierSymbol:
            true
        default: false
        }
    }
}
