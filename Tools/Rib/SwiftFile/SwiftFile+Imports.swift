package struct Import: Sendable {
    /// The module, without a submodule or symbol.
    package let module: String
    package let line: Int
    /// Whether the import is in a branch of `#if`.
    package let isConditional: Bool
}

extension SwiftFile {
    /// The imports of the file, in every branch of `#if` that a build can take.
    package var imports: [Import] {
        var (imports, depth): ([Import], Int) = ([], 0)
        for index in tokens.indices {
            if isToken(index, "#if") { depth += 1 }
            if isToken(index, "#endif") { depth -= 1 }
            guard isToken(index, "import"), beginsStatement(index) else { continue }
            var next = index + 1
            while Self.kinds.contains(where: { isToken(next, $0) }), tokens.indices.contains(next + 1),
                tokens[next + 1].kind == .word
            {
                next += 1
            }
            guard tokens.indices.contains(next), tokens[next].line == tokens[index].line else { continue }
            switch tokens[next].kind {
            case .word, .escapedWord:
                let name = text(tokens[next]).filter { $0 != "`" }
                imports.append(Import(module: name, line: tokens[index].line, isConditional: depth > 0))
            case .sign, .literal, .directive: continue
            }
        }
        return imports
    }

    private static var kinds: [StaticString] {
        ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
    }

    /// Whether the word `import` begins a statement, and is not a label in a call or a member after a dot.
    private func beginsStatement(_ index: Int) -> Bool {
        !isToken(index - 1, ".") && !isToken(index - 1, "(") && !isToken(index - 1, ",") && !isToken(index + 1, ":")
    }
}
