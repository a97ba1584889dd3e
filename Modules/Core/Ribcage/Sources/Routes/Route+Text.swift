extension Route {
    /// Parses a path such as `charts/2`, or a link such as `mandalart://charts/2`. The scheme, a leading or trailing
    /// slash, and a query after `?` are ignored. Percent escapes are decoded as UTF-8; invalid escapes are kept as they
    /// are.
    public init(parsing text: String) {
        // By code points and bytes, because a slash and a combining mark after it form a single character.
        let path =
            Self.scheme(of: text).map { Substring(text.unicodeScalars[$0.endIndex...].dropFirst(3)) } ?? text[...]
        let places = path.utf8.prefix { $0 != UInt8(ascii: "?") }
        self.init(places.split(separator: UInt8(ascii: "/")).map { Self.decoded(Substring($0)) })
    }

    /// Returns the scheme of a link, such as `mandalart` for `mandalart://charts/2`; `nil` if the text has no scheme.
    public static func scheme(of text: String) -> Substring? {
        let scalars = text.unicodeScalars
        let end = scalars.indices.first { scalars[$0...].starts(with: "://".unicodeScalars) }
        guard let end else { return nil }
        let scheme = scalars[..<end]
        return scheme.contains { $0 == "/" || $0 == "?" } ? nil : Substring(scheme)
    }

    private static func decoded(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                bytes.append(UInt8(digits[0] * 16 + digits[1]))
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? String(text)
    }

    private static func encoded(_ text: String, where isPlain: (Unicode.Scalar) -> Bool) -> String {
        text.unicodeScalars.map { scalar in
            isPlain(scalar) ? String(scalar) : String(scalar).utf8.map(code).joined()
        }.joined()
    }

    private static func code(of byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "%0\(digits)" : "%\(digits)"
    }
}

extension Unicode.Scalar {
    /// Whether the scalar needs no escape in a route: an ASCII character without a special meaning in URLs, or a
    /// letter, digit, or symbol of any script, as in an IRI (RFC 3987).
    fileprivate var isPlain: Bool {
        if isASCII { return ("!"..."~").contains(self) && !"%/?&=#\"<>\\^`{|}".unicodeScalars.contains(self) }
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned: return false
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
        default: return true
        }
    }
}

extension Route {
    /// The route as people read and type it, such as `home/suggest/3/1` or `search/run 5 km`. Only characters that are
    /// invisible, or would be parsed as something else, are percent-encoded. The end of a value is not marked, so that
    /// only a place that takes the value can parse it: use ``description`` for a link.
    public var shown: String { segments.map(Self.shown).joined(separator: "/") }

    /// Returns a segment with percent escapes only for what would otherwise be read as something else.
    private static func shown(_ segment: String) -> String {
        let scalars = Array(segment.unicodeScalars)
        return scalars.indices.map { index in
            let (scalar, before) = (scalars[index], index > 0 ? scalars[index - 1] : "/")
            let after = index + 1 < scalars.count ? scalars[index + 1] : "/"
            let isShown =
                switch scalar {
                // Of several separators in a row, all but one would be lost.
                case "/", " ": ![before, after].contains { $0 == "/" || $0 == " " }
                // At the beginning of a word, quotes and dashes have a meaning of their own.
                case "\"", "'": before != " "
                case "-": before != " " || after != "-"
                default: scalar.isPlain || "&=#<>^`{|}".unicodeScalars.contains(scalar)
                }
            return isShown ? String(scalar) : encoded(String(scalar)) { _ in false }
        }.joined()
    }
}

extension Route: CustomStringConvertible {
    /// The segments, percent-encoded and separated by slashes, so that ``init(parsing:)`` returns the same route.
    public var description: String {
        segments.map { Self.encoded($0, where: \.isPlain) }.joined(separator: "/")
    }
}
