import Platform
import SwiftFileKit

/// The file with a language's texts for the phrases of the machinery, a line each, in a project that added the language:
/// an extension of the language with its `table`. The files of the machinery stay as they are.
struct TranslationList: Sendable {
    /// An English pattern and the text in the language, as Swift literals.
    struct Entry: Sendable {
        let english, text: String
        let line: Int
    }

    let type: String
    private(set) var entries: [Entry]

    var path: String { Self.path(of: type) }

    static func path(of type: String) -> String { "\(ProjectLanguages.folder)/\(type)/\(type)+Table.swift" }

    /// Whether the phrases of a file are listed.
    static func lists(_ path: String) -> Bool { path.hasPrefix("\(Layer.core.folder)/") || path.hasPrefix("Tools/") }

    /// Returns the patterns of the phrases in files, given by path, that are listed.
    static func patterns(in files: [String: String]) -> [String] {
        files.filter { path, _ in
            path.hasSuffix(".swift") && lists(path) && (path.contains("/Sources/") || path.contains("/Interface/"))
        }.values.flatMap { SwiftFile($0).phraseCalls.flatMap(\.patterns) }
    }

    /// Creates the list of a language without texts.
    init(of type: String, listing patterns: [String]) {
        (self.type, entries) = (type, [])
        update(listing: patterns)
    }

    /// Creates the list that a file has.
    init(of type: String, _ file: SwiftFile) {
        self.type = type
        let tokens = file.tokens
        entries = tokens.indices.dropLast(2).compactMap { index in
            guard tokens[index].kind == .literal, file.isToken(index + 1, ":"), tokens[index + 2].kind == .literal
            else { return nil }
            return Entry(
                english: file.text(tokens[index]), text: file.text(tokens[index + 2]), line: tokens[index].line)
        }
    }

    private var listed: Set<String> { Set(entries.map(\.english)) }

    /// The English literals that have a text.
    var translated: Set<String> { Set(entries.filter { $0.text.utf8.count > 2 }.map(\.english)) }

    /// Returns the patterns that are not listed.
    func missing(of patterns: some Sequence<String>) -> Set<String> {
        Set(patterns.map(\.asLiteral)).subtracting(listed)
    }

    /// Lists all patterns. Removes a pattern that no phrase has any more, unless it has a text.
    mutating func update(listing patterns: [String]) {
        let (wanted, known, translated) = (Set(patterns.map(\.asLiteral)), listed, translated)
        entries = entries.filter { wanted.contains($0.english) || translated.contains($0.english) }
        entries += wanted.subtracting(known).map { Entry(english: $0, text: "\"\"", line: 0) }
        entries.sort { $0.english < $1.english }
    }

    var text: String {
        """
        // swift-format-ignore-file
        // rib: verbatim file: the texts of phrases

        extension \(type) {
            /// The texts of phrases that have no \(type) themselves. English serves for an empty text.
            public static let table: TranslationTable = [
        \(entries.map { "        \($0.english): \($0.text),\n" }.joined())    ]
        }

        """
    }

    /// Findings for texts with values that their English text does not have.
    var findings: [Finding] {
        entries.compactMap { entry in
            let other = entry.text.placeholders.subtracting(entry.english.placeholders).sorted().map { "%\($0)" }
            guard !other.isEmpty else { return nil }
            return Finding(
                path, entry.line, .translation,
                "the \(type) text holds other values than the English one: \(other.joined(separator: ", "))")
        }
    }
}

extension String {
    /// The digits after a percent sign that is not doubled.
    fileprivate var placeholders: Set<Character> {
        var (found, rest): (Set<Character>, Substring) = ([], self[...])
        while let sign = rest.popFirst() {
            guard sign == "%", let next = rest.popFirst(), next.isNumber else { continue }
            found.insert(next)
        }
        return found
    }
}

extension House {
    /// Rewrites the translation lists of all languages that have one.
    ///
    /// - Throws: `SystemError` when a file cannot be read or written.
    func updateTranslationLists() throws(SystemError) {
        let check = try Check(self)
        for language in check.languages.all {
            guard var list = language.list else { continue }
            list.update(listing: check.patterns(listedFor: language.code))
            try FileSystem.replaceSharedFile(path(list.path), with: list.text)
        }
    }
}
