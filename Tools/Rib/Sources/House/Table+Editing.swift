import SwiftFileKit

// Edits of the table as edits of the manifest's text. Everything else in the manifest stays as it is.
extension Table {
    /// Returns the manifest's text with changed words after a label of a line. A label left without words is removed,
    /// unless it is required. A missing label is inserted in order.
    package func text(changing key: Key, _ label: String, _ change: (inout [String]) -> Void) -> String {
        guard var line = line(key), let labels = Self.labels(of: line.word) else { return text }
        let old = line.words(label)
        var names = old.map(\.text)
        change(&names)
        let words = names.map { name in old.first { $0.text == name } ?? Word(name, line: line.line) }
        let new = Argument(label: label, words: words, line: line.line, isList: true)
        let place = labels.firstIndex(of: label) ?? labels.endIndex
        let index = line.arguments.firstIndex { argument in
            argument.label.flatMap { labels.firstIndex(of: $0) }.map { $0 >= place } ?? false
        }
        line.arguments.removeAll { $0.label == label }
        if !words.isEmpty || Self.isAlwaysWritten(label, in: line.word) {
            line.arguments.insert(new, at: index ?? line.arguments.endIndex)
        }
        return text(with: [(line.range, Self.rendered(line))])
    }

    /// Returns the manifest's text with a line replaced; unchanged if the line does not exist.
    package func text(replacing key: Key, with new: Line) -> String {
        line(key).map { text(with: [($0.range, Self.rendered(new))]) } ?? text
    }

    /// Returns the manifest's text with a line for the module, after the last line of the same layer.
    package func text(adding module: Module) -> String {
        let indent = String(repeating: " ", count: Self.indentation)
        let new = "\(indent)\(Self.rendered(module.newLine)),\n"
        if let last = modules.last(where: { $0.word == module.layer.rawValue }) {
            let end = endOfLine(after: last.range.upperBound)
            // The last line of a list may lack its comma.
            let comma =
                hasComma(after: last.range.upperBound) ? [] : [(last.range.upperBound..<last.range.upperBound, ",")]
            return text(with: comma + [(end..<end, new)])
        }
        guard let modulesRange else { return text }
        if modules.isEmpty {
            let start = modulesRange.lowerBound + 1
            return text(with: [(start..<modulesRange.upperBound - 1, "\n\(new)    ")])
        }
        var end = modulesRange.upperBound - 1
        while end > 0, file.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return text(with: [(end..<end, "\n\(new)")])
    }

    /// Returns the manifest's text with a line of another table added: after its nearest predecessor there that this
    /// table has, or else before its nearest successor. The text is unchanged if there is neither, except that a system
    /// library may be the first of its list.
    func text(adding line: Line, asIn order: [Line]) -> String {
        guard let place = order.firstIndex(where: { $0.key == line.key }) else { return text }
        let (indent, new) = (String(repeating: " ", count: Self.indentation), Self.rendered(line))
        if let before = order[..<place].reversed().lazy.compactMap({ self.line($0.key) }).first {
            let end = before.range.upperBound
            let comma = hasComma(after: end) ? [] : [(end..<end, ",")]
            return text(with: comma + [(endOfLine(after: end)..<endOfLine(after: end), "\(indent)\(new),\n")])
        }
        guard let next = order[place...].lazy.compactMap({ self.line($0.key) }).first else {
            guard systemLibraries.isEmpty, let list = systemLibrariesRange else { return text }
            return text(with: [(list.lowerBound + 1..<list.upperBound - 1, "\n\(indent)\(new)\n    ")])
        }
        let end = next.range.upperBound
        let comma = hasComma(after: end) ? [] : [(end..<end, ",")]
        return text(with: [(next.range.lowerBound..<next.range.lowerBound, "\(new),\n\(indent)")] + comma)
    }

    /// Returns the manifest's text without a line; unchanged if the line does not exist.
    package func text(removing key: Key) -> String {
        guard let line = line(key) else { return text }
        // The only system library leaves an empty list.
        if systemLibraries.map(\.key) == [key], let list = systemLibrariesRange {
            return text(with: [(list.lowerBound + 1..<list.upperBound - 1, "")])
        }
        var start = line.range.lowerBound
        while start > 0, file.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return text(with: [(start..<endOfLine(after: line.range.upperBound), "")])
    }

    package var text: String { String(decoding: file.bytes, as: UTF8.self) }

    private func line(_ key: Key) -> Line? { (modules + systemLibraries + outside).first { $0.key == key } }

    private func hasComma(after index: Int) -> Bool {
        let rest = file.bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
        return rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ",")
    }

    private func endOfLine(after index: Int) -> Int {
        (file.bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count - 1) + 1
    }

    private func text(with changes: [(range: Range<Int>, new: String)]) -> String { file.text(with: changes) }

    // MARK: How a line is written

    private static let indentation = 8

    /// Returns the valid labels of the lines with the given word, in order; `nil` for an unknown word.
    static func labels(of word: String) -> [String]? {
        if let layer = Layer(rawValue: word) { return layer.allLabels }
        return outsideLabels[word]
    }

    /// The valid labels of the lines outside the modules, by the word of the line.
    static let outsideLabels = [
        "App": ["in", "features", "core", "data"], "Catalog": ["in", "core"],
        "CrossTests": ["core", "domains", "data", "kits", "drives"], "ToolKit": ["in", "core", "kits"],
        "Tool": ["in", "core", "kits", "drives"],
    ]

    /// Whether the lines with the given word keep a label that has no words.
    private static func isAlwaysWritten(_ label: String, in word: String) -> Bool {
        word == Layer.data.rawValue && label == "domains"
    }

    /// Formats a line, without a comma after it, as swift-format does.
    private static func rendered(_ line: Line) -> String {
        let arguments = line.arguments.map { argument in
            let words = argument.words.map(\.source).joined(separator: ", ")
            return (argument.label.map { "\($0): " } ?? "") + (argument.isList ? "[\(words)]" : words)
        }
        let whole = "\(line.word)(\(arguments.joined(separator: ", ")))"
        // Leaves room for the comma after the line.
        if indentation + whole.count + 1 <= Writing.width { return whole }
        let indent = String(repeating: " ", count: indentation + 4)
        let room = Writing.width - indent.count - 2
        let pieces = Writing.filled(Writing.separated(arguments), width: room).map { line in
            line.count > room ? broken(line, indent: indent) : indent + line
        }
        return "\(line.word)(\n\(pieces.joined(separator: "\n")))"
    }

    /// Formats an argument on several lines, if its words do not fit on one.
    private static func broken(_ argument: String, indent: String) -> String {
        guard let bracket = argument.firstIndex(of: "["), let end = argument.lastIndex(of: "]") else {
            return indent + argument
        }
        let words = argument[argument.index(after: bracket)..<end].split(separator: ", ").map { "\($0)," }
        let lines = Writing.filled(words, width: Writing.width - indent.count - 4).map { "\(indent)    \($0)" }
        return "\(indent)\(argument[...bracket])\n\(lines.joined(separator: "\n"))\n\(indent)\(argument[end...])"
    }
}
