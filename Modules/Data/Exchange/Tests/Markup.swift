/// A page as a reader of its tags sees it: just enough of HTML to find what is out of order.
struct Markup {
    /// A tag with its attributes.
    struct Tag {
        let name: String
        let attributes: [String: String]
    }

    /// The tags that begin elements, in their order.
    private(set) var tags: [Tag] = []
    /// What is out of order: elements that are not closed in their order, and attributes without quotes.
    private(set) var mistakes: [String] = []

    private static let void: Set = ["meta", "link", "br"]

    init(_ text: String) {
        var (open, rest): ([String], Substring) = ([], text[...])
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ">") else {
                mistakes.append("a tag without an end")
                return
            }
            let inner = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if inner.hasPrefix("!doctype") { continue }
            if inner.hasPrefix("/") {
                let name = String(inner.dropFirst())
                if open.popLast() != name { mistakes.append("</\(name)>") }
                continue
            }
            let isClosed = inner.hasSuffix("/")
            let tag = self.tag(isClosed ? inner.dropLast() : inner)
            tags.append(tag)
            if !isClosed, !Self.void.contains(tag.name) { open.append(tag.name) }
            // The text of a style has no tags.
            if tag.name == "style", let next = rest.firstRange(of: "</style>") { rest = rest[next.lowerBound...] }
        }
        mistakes += open.map { "<\($0)>" }
    }

    /// The values of an attribute.
    func values(of attribute: String) -> [String] { tags.compactMap { $0.attributes[attribute] } }

    /// The levels of the headings, in their order.
    var headings: [Int] {
        tags.compactMap { $0.name.count == 2 && $0.name.hasPrefix("h") ? Int($0.name.dropFirst()) : nil }
    }

    private mutating func tag(_ text: Substring) -> Tag {
        let name = text.prefix { !$0.isWhitespace }
        var (attributes, rest): ([String: String], Substring) = ([:], text.dropFirst(name.count))
        while let match = rest.prefixMatch(of: /\s+([a-zA-Z:-]+)(="([^"]*)")?/) {
            let (attribute, value) = (String(match.1), match.3.map(String.init) ?? "")
            if attributes.updateValue(value, forKey: attribute) != nil {
                mistakes.append("\(attribute) twice in \(text)")
            }
            rest = rest[match.range.upperBound...]
        }
        if rest.contains(where: { !$0.isWhitespace }) { mistakes.append("in a tag: \(rest)") }
        return Tag(name: String(name), attributes: attributes)
    }
}
