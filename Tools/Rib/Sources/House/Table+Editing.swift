// Changes of the table, as changes of its text: all else in the manifest stays as it is.
extension Table {
    /// The manifest with a module's line in place of the one that it has.
    package func text(replacing module: Module) -> String {
        guard let line = line(of: module) else { return text }
        return text(with: [(line.range, Self.rendered(module))])
    }

    /// The manifest with one more line, after the last one of the same layer.
    package func text(adding module: Module) -> String {
        let indent = String(repeating: " ", count: Self.indentation)
        let new = "\(indent)\(Self.rendered(module)),\n"
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
            return text(with: [(start..<modulesRange.upperBound - 1, "\n\(new)        ")])
        }
        var end = modulesRange.upperBound - 1
        while end > 0, file.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return text(with: [(end..<end, "\n\(new)")])
    }

    /// The manifest without a module's line.
    package func text(removing module: Module) -> String {
        line(of: module).map(text(removing:)) ?? text
    }

    /// The manifest without the line of something that stands outside the modules.
    package func text(removingOutside name: String) -> String {
        outside.first { $0.name == name }.map(text(removing:)) ?? text
    }

    private func text(removing line: Line) -> String {
        var start = line.range.lowerBound
        while start > 0, file.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return text(with: [(start..<endOfLine(after: line.range.upperBound), "")])
    }

    /// The manifest as it is.
    package var text: String { String(decoding: file.bytes, as: UTF8.self) }

    private func line(of module: Module) -> Line? {
        modules.first { $0.word == module.layer.rawValue && $0.name == module.name }
    }

    private func hasComma(after index: Int) -> Bool {
        let rest = file.bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
        return rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ",")
    }

    private func endOfLine(after index: Int) -> Int {
        (file.bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count - 1) + 1
    }

    private func text(with changes: [(range: Range<Int>, new: String)]) -> String { file.text(with: changes) }

    // MARK: How a line is written

    private static let indentation = 12
    private static let width = 120

    /// A module's line, without a comma after it, wrapped as swift-format does.
    package static func rendered(_ module: Module) -> String {
        let arguments =
            ["\"\(module.name)\""]
            + module.layer.labels.compactMap { label, layer in
                let names = module.names(label)
                guard !names.isEmpty || module.layer == .data && label == "domains" else { return nil }
                return "\(label): [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
            }
        let whole = "\(module.layer.rawValue)(\(arguments.joined(separator: ", ")))"
        // A comma comes after it.
        if indentation + whole.count + 1 <= width { return whole }
        let indent = String(repeating: " ", count: indentation + 4)
        var (lines, last) = ([String](), "")
        for (index, argument) in arguments.enumerated() {
            let piece = index == arguments.count - 1 ? argument : "\(argument),"
            if !last.isEmpty, indent.count + last.count + 1 + piece.count + 2 > width {
                lines.append(last)
                last = ""
            }
            last += last.isEmpty ? piece : " \(piece)"
        }
        let pieces = (lines + [last]).map { line in
            indent.count + line.count + 2 > width ? broken(line, indent: indent) : indent + line
        }
        return "\(module.layer.rawValue)(\n\(pieces.joined(separator: "\n")))"
    }

    /// An argument whose words do not fit on one line.
    private static func broken(_ argument: String, indent: String) -> String {
        guard let bracket = argument.firstIndex(of: "["), let end = argument.lastIndex(of: "]") else {
            return indent + argument
        }
        let words = argument[argument.index(after: bracket)..<end].split(separator: ", ")
        var (lines, last) = ([String](), "")
        for word in words {
            if !last.isEmpty, indent.count + 4 + last.count + word.count + 2 > width {
                lines.append(last)
                last = ""
            }
            last += last.isEmpty ? "\(word)," : " \(word),"
        }
        let inside = (lines + [last]).map { "\(indent)    \($0)" }.joined(separator: "\n")
        return "\(indent)\(argument[...bracket])\n\(inside)\n\(indent)\(argument[end...])"
    }
}

extension SwiftFile {
    /// The text with others in the place of some of its bytes.
    package func text(with changes: [(range: Range<Int>, new: String)]) -> String {
        var bytes = bytes
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(change.range, with: change.new.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
