/// The text of a Swift file, with a second copy of the same lines in which comments and strings are blank.
///
/// The scan knows nested comments, raw and multi-line strings, and strings inside interpolations. It does not know
/// regular expression literals: a quote in one of them must be written as `\x22`.
struct SwiftSource {
    /// The lines as they are.
    let lines: [Substring]
    /// The same lines, without what stands in comments and strings.
    let code: [Substring]

    init(_ text: String) {
        var scan = Scan(text: Array(text))
        scan.code(until: nil)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        code = String(scan.kept).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The modules that the file imports, with the number of the line.
    var imports: [(module: String, line: Int)] {
        code.enumerated().flatMap { index, line in
            line.split(separator: ";").compactMap(Self.importedModule).map { ($0, index + 1) }
        }
    }

    private static func importedModule(_ statement: Substring) -> String? {
        let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        let words = statement.split(separator: " ").drop { $0.hasPrefix("@") || accessLevels.contains($0) }
        guard words.first == "import" else { return nil }
        let path = words.dropFirst().drop { kinds.contains($0) }
        return path.first?.split(separator: ".").first.map(String.init)
    }
}

/// One walk over a file from its first character to its last.
private struct Scan {
    let text: [Character]
    var kept: [Character] = []
    private var index = 0

    init(text: [Character]) {
        self.text = text
    }

    /// Keeps code up to the end of the text, or to the bracket that closes an interpolation.
    mutating func code(until end: Character?) {
        var depth = 0
        while index < text.count {
            if skip("//") {
                while index < text.count, text[index] != "\n" { index += 1 }
            } else if skip("/*") {
                comment()
            } else if let hashes = openingQuote() {
                string(hashes: hashes)
            } else {
                let character = text[index]
                if depth == 0, character == end { return }
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                kept.append(character)
                index += 1
            }
        }
    }

    private mutating func comment() {
        var depth = 1
        while index < text.count, depth > 0 {
            if skip("/*") {
                depth += 1
            } else if skip("*/") {
                depth -= 1
            } else {
                blank()
            }
        }
    }

    private mutating func string(hashes: String) {
        let quote = skip("\"\"\"") ? "\"\"\"" : "\""
        if quote == "\"" { index += 1 }
        while index < text.count, !skip(quote + hashes) {
            if skip("\\\(hashes)(") {
                kept.append(" ")
                code(until: ")")
                blank()
            } else if skip("\\\(hashes)") {
                blank()
            } else if quote == "\"", text[index] == "\n" {
                return
            } else {
                blank()
            }
        }
    }

    /// Passes over the hashes before a quote and returns them; `nil` when no string begins here.
    private mutating func openingQuote() -> String? {
        let hashes = text[index...].prefix { $0 == "#" }
        let quote = index + hashes.count
        guard quote < text.count, text[quote] == "\"" else { return nil }
        index = quote
        return String(hashes)
    }

    /// Passes over one character that is no code, but keeps a line end.
    private mutating func blank() {
        guard index < text.count else { return }
        if text[index] == "\n" { kept.append("\n") }
        index += 1
    }

    private mutating func skip(_ token: String) -> Bool {
        guard text[index...].starts(with: token) else { return false }
        index += token.count
        return true
    }
}
