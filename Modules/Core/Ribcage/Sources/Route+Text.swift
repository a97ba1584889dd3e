extension Route {
    /// Reads a route as a person or a link writes it. A scheme, and a slash at the beginning or the end, mean nothing;
    /// `%` and two hexadecimal digits stand for a byte of UTF-8, and what is no such code stands for itself.
    public init(parsing text: String) {
        let path = Self.scheme(of: text).map { text[$0.endIndex...].dropFirst(3) } ?? text[...]
        let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let items = parts.count < 2 ? [] : parts[1].split(separator: "&")
        self.init(
            (parts.first ?? "").split(separator: "/").map(Self.decoded),
            query: items.map { item in
                let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.decoded)
                return QueryItem(pair.first ?? "", pair.count < 2 ? "" : pair[1])
            })
    }

    /// What stands before the `://` of a route as text, such as `mandalart`; `nil` when there is none. Called by a host
    /// that takes no route of another program.
    public static func scheme(of text: String) -> Substring? {
        guard let end = text.firstRange(of: "://")?.lowerBound else { return nil }
        let scheme = text[..<end]
        return scheme.contains { "/?".contains($0) } ? nil : scheme
    }

    private static func decoded(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2, let code = UInt8(Substring(rest.prefix(2)), radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? String(text)
    }

    private static func encoded(_ text: String) -> String {
        let plain = UInt8(ascii: "!")...UInt8(ascii: "~")
        return text.utf8.map { byte in
            guard plain.contains(byte), !"%/?&=#\"<>\\^`{|}".utf8.contains(byte) else {
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count < 2 ? "%0\(digits)" : "%\(digits)"
            }
            return String(UnicodeScalar(byte))
        }.joined()
    }
}

extension Route: CustomStringConvertible {
    /// The segments with slashes between them, and the query, encoded so that reading gives the same route again.
    public var description: String {
        let path = segments.map(Self.encoded).joined(separator: "/")
        let items = query.map { item in
            let (name, value) = (Self.encoded(item.name), Self.encoded(item.value))
            // Of an item that is all empty the sign is what is left.
            return value.isEmpty && !name.isEmpty ? name : "\(name)=\(value)"
        }
        return items.isEmpty ? path : "\(path)?\(items.joined(separator: "&"))"
    }
}
