/// A value of a YAML document (YAML 1.2), with its line.
struct YAML {
    enum Content {
        case scalar(String)
        case list([YAML])
        case map([(key: String, value: YAML)])
    }

    let line: Int
    let content: Content

    /// The text of a scalar; `nil` for another value.
    var text: String? {
        if case .scalar(let text) = content { text } else { nil }
    }

    /// The values of a list; `nil` for another value.
    var list: [YAML]? {
        if case .list(let list) = content { list } else { nil }
    }

    /// The keys and values of a map; `nil` for another value.
    var map: [(key: String, value: YAML)]? {
        if case .map(let map) = content { map } else { nil }
    }

    /// Returns the value of a key of a map; `nil` if there is none.
    subscript(key: String) -> YAML? { map?.first { $0.key == key }?.value }

    /// All scalars in this value, with their lines.
    var scalars: [(line: Int, text: String)] {
        switch content {
        case .scalar(let text): [(line, text)]
        case .list(let list): list.flatMap(\.scalars)
        case .map(let map): map.flatMap(\.value.scalars)
        }
    }
}

/// What is wrong with a text that should be YAML.
struct YAMLError: Error, Equatable {
    let line: Int
    let message: String
}

/// A reader of the YAML that workflows are written in: maps, lists and scalars in blocks, lists and maps within a line,
/// quotes, texts after `|` and `>`, and comments. Anchors, tags, several documents and texts over several lines without
/// `|` or `>` are refused.
struct YAMLReader {
    private struct Line {
        let number: Int
        var indent: Int
        var text: Substring
    }

    /// The lines with something other than a comment.
    private var lines: [Line] = []
    private let raw: [Substring]
    private var next = 0

    /// Returns the value of a text.
    ///
    /// - Throws: `YAMLError`.
    static func value(of text: String) throws(YAMLError) -> YAML {
        var reader = try YAMLReader(text)
        guard let first = reader.lines.first else { return YAML(line: 1, content: .scalar("")) }
        let value = try reader.block(at: first.indent)
        if let rest = reader.current {
            throw YAMLError(line: rest.number, message: "this indentation fits no line above")
        }
        return value
    }

    private init(_ text: String) throws(YAMLError) {
        raw = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in raw.enumerated() {
            let indent = line.prefix { $0 == " " }.count
            let rest = line.dropFirst(indent)
            if rest.first == "\t" { throw YAMLError(line: index + 1, message: "a tab cannot indent") }
            if rest.first == "#" || rest.allSatisfy(\.isWhitespace) { continue }
            lines.append(Line(number: index + 1, indent: indent, text: rest))
        }
    }

    private var current: Line? { next < lines.count ? lines[next] : nil }

    // MARK: - Blocks

    /// Reads the list, the map or the scalar whose lines begin at an indentation.
    private mutating func block(at indent: Int) throws(YAMLError) -> YAML {
        guard let first = current else { return YAML(line: raw.count, content: .scalar("")) }
        if Self.isItem(first.text) { return try list(at: indent) }
        if try Self.key(of: first) != nil { return try map(at: indent) }
        next += 1
        return try inline(first.text, at: first.number)
    }

    private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func list(at indent: Int) throws(YAMLError) -> YAML {
        var (items, line) = ([YAML](), current?.number ?? 0)
        if let first = current { line = first.number }
        while let item = current, item.indent == indent, Self.isItem(item.text) {
            let rest = item.text.dropFirst().drop { $0 == " " }
            if rest.isEmpty || rest.first == "#" {
                next += 1
                items.append(try value(below: indent, at: item.number))
            } else {
                // The text after the dash is a block of its own, at its own indentation.
                lines[next].indent = indent + item.text.count - rest.count
                lines[next].text = rest
                items.append(try block(at: lines[next].indent))
            }
        }
        return YAML(line: line, content: .list(items))
    }

    private mutating func map(at indent: Int) throws(YAMLError) -> YAML {
        var entries: [(key: String, value: YAML)] = []
        let line = current?.number ?? 0
        while let entry = current, entry.indent == indent, !Self.isItem(entry.text) {
            guard let (key, rest) = try Self.key(of: entry) else {
                throw YAMLError(line: entry.number, message: "a key with a colon is missing")
            }
            if entries.contains(where: { $0.key == key }) {
                throw YAMLError(line: entry.number, message: "“\(key)” is here twice")
            }
            next += 1
            let value: YAML
            if rest.isEmpty || rest.first == "#" {
                value = try self.value(below: indent, at: entry.number)
            } else if rest.first == "|" || rest.first == ">" {
                value = text(below: indent, at: entry.number)
            } else {
                value = try inline(rest, at: entry.number)
            }
            entries.append((key, value))
        }
        if let wrong = current, wrong.indent > indent {
            throw YAMLError(line: wrong.number, message: "this indentation fits no line above")
        }
        return YAML(line: line, content: .map(entries))
    }

    /// Reads the value of a key or a dash that has nothing more in its line. A list may begin as far left as its key.
    private mutating func value(below indent: Int, at line: Int) throws(YAMLError) -> YAML {
        guard let first = current, first.indent > indent || first.indent == indent && Self.isItem(first.text) else {
            return YAML(line: line, content: .scalar(""))
        }
        return try block(at: first.indent)
    }

    /// Reads the lines of a text after `|` or `>`.
    private mutating func text(below indent: Int, at line: Int) -> YAML {
        var end = line
        while end < raw.count {
            let text = raw[end]
            guard text.allSatisfy(\.isWhitespace) || text.prefix(while: { $0 == " " }).count > indent else { break }
            end += 1
        }
        while let inside = current, inside.number <= end { next += 1 }
        return YAML(line: line, content: .scalar(raw[line..<end].joined(separator: "\n")))
    }

    /// Returns the key of a line and what follows its colon; `nil` for a line without a key.
    private static func key(of line: Line) throws(YAMLError) -> (key: String, rest: Substring)? {
        var scanner = Scanner(rest: line.text, line: line.number)
        guard let key = try scanner.key() else { return nil }
        return (key, scanner.rest.drop { $0 == " " })
    }

    /// Reads a value that is within a line.
    private func inline(_ text: Substring, at line: Int) throws(YAMLError) -> YAML {
        var scanner = Scanner(rest: text, line: line)
        let value = try scanner.value(endingAt: "")
        let rest = scanner.rest.drop { $0 == " " }
        guard rest.isEmpty || rest.first == "#" else {
            throw YAMLError(line: line, message: "“\(rest)” is too much in this line")
        }
        return value
    }
}

/// A reader of what is within a line.
private struct Scanner {
    var rest: Substring
    let line: Int

    private func error(_ message: String) -> YAMLError { YAMLError(line: line, message: message) }

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

    /// Reads a key and its colon; returns `nil`, and reads nothing, if there is none.
    mutating func key() throws(YAMLError) -> String? {
        let start = rest
        let key: String
        if rest.first == "\"" || rest.first == "'" {
            key = try quoted()
        } else {
            guard rest.first != "[", rest.first != "{", let colon = colon(in: rest) else { return nil }
            key = String(rest[..<colon])
            rest = rest[colon...]
        }
        guard rest.first == ":" else {
            rest = start
            return nil
        }
        rest.removeFirst()
        return key
    }

    /// Returns the first colon before a space or the end.
    private func colon(in text: Substring) -> Substring.Index? {
        text.indices.first { index in
            guard text[index] == ":" else { return false }
            let after = text.index(after: index)
            return after == text.endIndex || text[after] == " "
        }
    }

    /// Reads a value, up to one of the characters that end it within a list or a map.
    mutating func value(endingAt ends: String) throws(YAMLError) -> YAML {
        skipSpaces()
        switch rest.first {
        case "[": return try list()
        case "{": return try map()
        case "\"", "'": return YAML(line: line, content: .scalar(try quoted()))
        case "&", "*", "!", "|", ">", "%", "@", "`":
            throw error("“\(rest)” begins with a sign that has a meaning: quote it")
        default:
            if ends.isEmpty, colon(in: uncommented(rest)) != nil {
                throw error("a colon before a space ends a key: quote the text")
            }
            let plain = ends.isEmpty ? uncommented(rest) : rest.prefix { !ends.contains($0) }
            rest = rest[plain.endIndex...]
            return YAML(line: line, content: .scalar(String(plain.reversed().drop { $0 == " " }.reversed())))
        }
    }

    private func uncommented(_ text: Substring) -> Substring {
        let comment = text.indices.dropFirst().first { text[$0] == "#" && text[text.index(before: $0)] == " " }
        return text[..<(comment ?? text.endIndex)]
    }

    private mutating func quoted() throws(YAMLError) -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == quote {
                guard quote == "'", rest.first == "'" else { return text }
                rest.removeFirst()
            } else if next == "\\", quote == "\"", let escaped = rest.popFirst() {
                text.append(escaped)
                continue
            }
            text.append(next)
        }
        throw error("a quote is not closed")
    }

    private mutating func list() throws(YAMLError) -> YAML {
        var items: [YAML] = []
        rest.removeFirst()
        while true {
            skipSpaces()
            if rest.first == "]" { break }
            items.append(try value(endingAt: ",]"))
            try endItem(before: "]")
        }
        rest.removeFirst()
        return YAML(line: line, content: .list(items))
    }

    private mutating func map() throws(YAMLError) -> YAML {
        var entries: [(key: String, value: YAML)] = []
        rest.removeFirst()
        while true {
            skipSpaces()
            if rest.first == "}" { break }
            guard let key = try key() else { throw error("a key with a colon is missing after “{”") }
            entries.append((key, try value(endingAt: ",}")))
            try endItem(before: "}")
        }
        rest.removeFirst()
        return YAML(line: line, content: .map(entries))
    }

    /// Reads the comma after an item, unless the list or map ends.
    private mutating func endItem(before end: Character) throws(YAMLError) {
        skipSpaces()
        if rest.first == "," { rest.removeFirst() } else if rest.first != end { throw error("“\(end)” is missing") }
    }
}
