extension SwiftFile {
    /// The line number of the first `main` that is asynchronous: `static func main() async`, or `await` or `async let`
    /// in code at the top level. `nil` if there is none.
    package var asyncMainLine: Int? {
        let declared = tokens.indices.first(where: declaresAsyncMain)
        return [declared, firstWait].compactMap { $0.map { tokens[$0].line } }.min()
    }

    /// Whether the token at an index is `func` in `static func main() async`.
    private func declaresAsyncMain(_ index: Int) -> Bool {
        guard isToken(index, "func"), isToken(index + 1, "main"), isToken(index + 2, "("), isToken(index + 3, ")"),
            isToken(index + 4, "async")
        else { return false }
        var modifier = index - 1
        while modifier >= 0, tokens[modifier].kind == .word, tokens[modifier].line == tokens[index].line {
            if isToken(modifier, "static") || isToken(modifier, "class") { return true }
            modifier -= 1
        }
        return false
    }

    private static let statements: Set = [
        "do", "if", "else", "for", "while", "repeat", "switch", "catch", "guard", "defer",
    ]

    /// The index of the first `await` or `async let` that runs as code at the top level, also in the block of a
    /// statement there. Bodies of functions, of types and of closures are skipped.
    private var firstWait: Int? {
        var (index, depth): (Int, Int) = (0, 0)
        // The depth of brackets at which the block of a statement begins.
        var block: Int?
        while index < tokens.count {
            defer { index += 1 }
            let token = tokens[index]
            if token.kind == .word {
                guard !isToken(index - 1, "."), !isToken(index + 1, ":") else { continue }
                if isToken(index, "await") || isToken(index, "async") && isToken(index + 1, "let") { return index }
                if Self.statements.contains(text(token)) { block = depth }
            } else if token.kind == .sign {
                switch bytes[token.range.lowerBound] {
                case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"):
                    depth -= 1
                    if let begun = block, begun > depth { block = nil }
                case UInt8(ascii: "{") where block == depth: block = nil
                case UInt8(ascii: "{"): index = closing(index) ?? tokens.count
                default: break
                }
            }
        }
        return nil
    }
}
