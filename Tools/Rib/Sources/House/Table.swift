package import SwiftFileKit

/// The table of modules in `Project.swift`, parsed from its text. The manifest is not compiled, so one with mistakes
/// can be read, too.
package struct Table: Sendable {
    /// A line of the table: a call such as `Feature("Notes", domains: ["Notes"])`.
    package struct Line: Sendable {
        /// The name that the line calls, such as `Feature`.
        package let word: String
        /// The arguments of the call in this line, such as `"Notes"` and `domains: ["Notes"]`.
        package var arguments: [Argument]
        package let range: Range<Int>
        package let line: Int

        package var key: Key { Key(word: word, name: name) }

        /// The first argument without a label, such as `Notes`; empty if there is none.
        package var name: String { arguments.first { $0.label == nil }?.words.first?.text ?? "" }

        package func words(_ label: String) -> [Word] { arguments.first { $0.label == label }?.words ?? [] }

        /// Whether a label names all core modules: `core: .all`.
        func namesAllCore(_ label: String) -> Bool {
            ["CrossTests", "Tool"].contains(word) && label == Layer.core.label && words(label).map(\.source) == [".all"]
        }
    }

    /// The key of a line: its word and its name, such as `Feature` and `Notes`.
    package struct Key: Hashable, Sendable {
        package let word, name: String
    }

    package struct Argument: Sendable {
        package let label: String?
        package var words: [Word]
        package let line: Int
        /// Whether the words are in square brackets.
        let isList: Bool
    }

    /// A value in an argument, with its line number: a string, a case such as `.data`, or a Boolean.
    package struct Word: Sendable, Equatable {
        /// The string without its quotes, or the case without its dot.
        package let text: String
        package let line: Int
        /// The byte range of the word in the manifest, including quotes or the dot.
        var range = 0..<0
        let source: String

        init(_ text: String, line: Int) {
            (self.text, self.line, source) = (text, line, "\"\(text)\"")
        }

        init(_ text: String, line: Int, range: Range<Int>, source: String) {
            (self.text, self.line, self.range, self.source) = (text, line, range, source)
        }
    }

    package let file: SwiftFile
    /// The lines for modules, for system libraries, and for targets outside the modules.
    package let modules, systemLibraries, outside: [Line]
    /// The byte range of the list of modules, with its brackets; `nil` if there is no list.
    let modulesRange: Range<Int>?
    /// The byte range of the list of system libraries, with its brackets; `nil` if there is no list.
    let systemLibrariesRange: Range<Int>?
    /// Findings for the parts that could not be parsed.
    package let findings: [Finding]

    package static let path = "Project.swift"

    package init(_ file: SwiftFile) {
        self.file = file
        var findings: [Finding] = []
        let parts = ["modules", "systemLibraries", "outside"].map { name in
            Self.list(named: name, in: file, &findings)
        }
        (modules, systemLibraries, outside) = (parts[0].lines, parts[1].lines, parts[2].lines)
        (modulesRange, systemLibrariesRange) = (parts[0].range, parts[1].range)
        self.findings = findings
    }

    private static func list(
        named name: String, in file: SwiftFile, _ findings: inout [Finding]
    ) -> (lines: [Line], range: Range<Int>?) {
        let tokens = file.tokens
        guard
            let property = tokens.indices.first(where: { index in
                file.isToken(index, "let") && index + 1 < tokens.count && file.text(tokens[index + 1]) == name
            }),
            let sign = tokens.indices.suffix(from: property).first(where: { file.isToken($0, "=") }),
            case let bracket = sign + 1, file.isToken(bracket, "["),
            let end = file.closing(bracket)
        else {
            findings.append(
                Finding(path, 1, .table, "there is no list “\(name)” in the table: write `static let \(name)`"))
            return ([], nil)
        }
        var (lines, index) = ([Line](), bracket + 1)
        while index < end {
            guard let (line, next) = line(at: index, in: file) else {
                findings.append(
                    Finding(
                        path, tokens[index].line, .table,
                        "this cannot be read without compiling: write a call with names in quotes, one module a line"))
                // Goes on after the next comma outside of brackets.
                while index < end, !file.isToken(index, ",") { index = (file.closing(index) ?? index) + 1 }
                index += 1
                continue
            }
            lines.append(line)
            index = next
            if file.isToken(index, ",") { index += 1 }
        }
        return (lines, tokens[bracket].range.lowerBound..<tokens[end].range.upperBound)
    }

    /// Parses a call `Word(…)`, and returns the line and the index of the next token; `nil` for anything else.
    private static func line(at start: Int, in file: SwiftFile) -> (Line, next: Int)? {
        let tokens = file.tokens
        guard tokens[start].kind == .word, file.isToken(start + 1, "("), let end = file.closing(start + 1)
        else { return nil }
        var (arguments, index) = ([Argument](), start + 2)
        while index < end {
            guard let (argument, next) = argument(at: index, in: file) else { return nil }
            arguments.append(argument)
            guard next == end || file.isToken(next, ",") else { return nil }
            index = next + 1
        }
        let range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
        let word = file.text(tokens[start])
        return (Line(word: word, arguments: arguments, range: range, line: tokens[start].line), end + 1)
    }

    private static func argument(at start: Int, in file: SwiftFile) -> (Argument, next: Int)? {
        let tokens = file.tokens
        var (label, index): (String?, Int) = (nil, start)
        if tokens[start].kind == .word, file.isToken(start + 1, ":") {
            (label, index) = (file.text(tokens[start]), start + 2)
        }
        guard tokens.indices.contains(index) else { return nil }
        let line = tokens[start].line
        guard file.isToken(index, "["), let end = file.closing(index) else {
            guard let (word, next) = word(at: index, in: file) else { return nil }
            return (Argument(label: label, words: [word], line: line, isList: false), next)
        }
        var words: [Word] = []
        index += 1
        while index < end {
            guard let (word, next) = word(at: index, in: file), next == end || file.isToken(next, ",")
            else { return nil }
            words.append(word)
            index = next == end ? end : next + 1
        }
        return (Argument(label: label, words: words, line: line, isList: true), end + 1)
    }

    /// Parses a string, a case, `true` or `false`.
    private static func word(at index: Int, in file: SwiftFile) -> (Word, next: Int)? {
        let tokens = file.tokens
        let (first, last) = (tokens[index], file.isToken(index, ".") ? index + 1 : index)
        guard last < tokens.count else { return nil }
        let range = first.range.lowerBound..<tokens[last].range.upperBound
        let isWord = last > index || file.isToken(index, "true") || file.isToken(index, "false")
        guard let text = isWord ? file.text(tokens[last]) : file.string(first) else { return nil }
        let source = String(decoding: file.bytes[range], as: UTF8.self)
        return (Word(text, line: first.line, range: range, source: source), last + 1)
    }
}
