/// What Project.swift says, read as text: it is not compiled, so that a manifest with a mistake can be read as well.
package struct Table: Sendable {
    /// A line of the table: a call such as `Feature("Notes", domains: ["Notes"])`.
    package struct Line: Sendable {
        /// What is called: `Feature`.
        package let word: String
        /// What stands between the brackets.
        package let arguments: [Argument]
        /// Where the line stands in the file, without a comma after it.
        package let range: Range<Int>
        /// The number of the line, counted from 1.
        package let line: Int

        /// The first argument, which has no label.
        package var name: String { arguments.first { $0.label == nil }?.words.first?.text ?? "" }

        /// The words after a label.
        package func words(_ label: String) -> [Word] { arguments.first { $0.label == label }?.words ?? [] }
    }

    /// An argument: its label, and the strings that it consists of.
    package struct Argument: Sendable {
        package let label: String?
        package let words: [Word]
        package let line: Int
    }

    /// A string, and the number of its line.
    package struct Word: Sendable {
        package let text: String
        package let line: Int
        /// Where it stands in the file, with its quotes.
        var range = 0..<0
    }

    /// The manifest.
    package let file: SwiftFile
    /// The modules, the system's libraries, and what stands outside the modules.
    package let modules, systemLibraries, outside: [Line]
    /// Where the brackets around the modules stand.
    let modulesRange: Range<Int>?
    /// What could not be read.
    package let findings: [Finding]

    /// The path of the manifest below the root.
    package static let path = "Project.swift"

    /// Called with the manifest.
    package init(_ file: SwiftFile) {
        self.file = file
        var findings: [Finding] = []
        let parts = ["modules", "systemLibraries", "outside"].map { name in
            Self.list(named: name, in: file, &findings)
        }
        (modules, systemLibraries, outside) = (parts[0].lines, parts[1].lines, parts[2].lines)
        modulesRange = parts[0].range
        self.findings = findings
    }

    /// Reads the list that a property returns.
    private static func list(
        named name: String, in file: SwiftFile, _ findings: inout [Finding]
    ) -> (lines: [Line], range: Range<Int>?) {
        let tokens = file.tokens
        guard
            let property = tokens.indices.first(where: { index in
                file.isToken(index, "var") && index + 1 < tokens.count && file.text(tokens[index + 1]) == name
            }),
            let brace = file.openingBrace(from: property),
            let bracket = tokens.indices.suffix(from: brace).first(where: { file.isToken($0, "[") }),
            let end = file.closing(bracket)
        else {
            findings.append(
                Finding(path, 1, .table, "there is no list “\(name)” in the table: write `static var \(name)`"))
            return ([], nil)
        }
        var (lines, index) = ([Line](), bracket + 1)
        while index < end {
            guard let (line, next) = line(at: index, in: file) else {
                findings.append(
                    Finding(
                        path, tokens[index].line, .table,
                        "this cannot be read without compiling: write a call with names in quotes, one module a line"))
                // Goes on after the next comma that stands outside brackets.
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

    /// Reads `Word(…)` or `Word(…).target`, and says what comes after it.
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
        var last = end
        if file.isToken(end + 1, "."), end + 2 < tokens.count, tokens[end + 2].kind == .word { last = end + 2 }
        let range = tokens[start].range.lowerBound..<tokens[last].range.upperBound
        return (
            Line(word: file.text(tokens[start]), arguments: arguments, range: range, line: tokens[start].line), last + 1
        )
    }

    private static func argument(at start: Int, in file: SwiftFile) -> (Argument, next: Int)? {
        let tokens = file.tokens
        var (label, index): (String?, Int) = (nil, start)
        if tokens[start].kind == .word, file.isToken(start + 1, ":") {
            (label, index) = (file.text(tokens[start]), start + 2)
        }
        guard tokens.indices.contains(index) else { return nil }
        let line = tokens[start].line
        if file.isToken(index, "["), let end = file.closing(index) {
            let words = tokens[(index + 1)..<end].filter { $0.kind == .literal }
            let texts = words.compactMap { token in
                file.string(token).map { Word(text: $0, line: token.line, range: token.range) }
            }
            guard texts.count == words.count,
                tokens[(index + 1)..<end].allSatisfy({ $0.kind == .literal || file.text($0) == "," })
            else { return nil }
            return (Argument(label: label, words: texts, line: line), end + 1)
        }
        if let text = file.string(tokens[index]) {
            return (
                Argument(
                    label: label, words: [Word(text: text, line: tokens[index].line, range: tokens[index].range)],
                    line: line), index + 1
            )
        }
        guard file.isToken(index, "true") || file.isToken(index, "false") else { return nil }
        return (
            Argument(label: label, words: [Word(text: file.text(tokens[index]), line: line)], line: line), index + 1
        )
    }
}
