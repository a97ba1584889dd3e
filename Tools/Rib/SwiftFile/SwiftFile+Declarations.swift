package struct TypeDeclaration: Sendable {
    /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
    package let keyword: String
    package let name: String
    package let line: Int
    /// The index of the keyword among the tokens.
    package let index: Int
}

extension SwiftFile {
    package var types: [TypeDeclaration] {
        declarations(with: ["class", "struct", "enum", "actor", "protocol"])
    }

    /// The extensions of the file, each with the name of its type.
    package var extensions: [TypeDeclaration] { declarations(with: ["extension"]) }

    private func declarations(with keywords: [StaticString]) -> [TypeDeclaration] {
        var (types, depth): ([TypeDeclaration], Int) = ([], 0)
        for index in tokens.indices {
            let token = tokens[index]
            if token.kind == .sign {
                if bytes[token.range.lowerBound] == UInt8(ascii: "{") { depth += 1 }
                if bytes[token.range.lowerBound] == UInt8(ascii: "}") { depth -= 1 }
            } else if depth == 0, token.kind == .word, keywords.contains(where: { isToken(index, $0) }),
                !isToken(index - 1, "."),
                index + 1 < tokens.count, tokens[index + 1].kind == .word, !isToken(index - 1, "import")
            {
                types.append(
                    TypeDeclaration(
                        keyword: text(token), name: text(tokens[index + 1]), line: token.line, index: index))
            }
        }
        return types
    }

    /// The tokens `public` and `open` that make a declaration visible to other packages.
    package var publicWords: [Token] {
        tokens.indices.filter { index in
            guard !isToken(index - 1, ".") else { return false }
            if isToken(index, "public") { return !isToken(index + 1, "import") && !isToken(index + 1, ":") }
            guard isToken(index, "open") else { return false }
            return ["class", "func", "var", "override", "subscript", "init"].contains { word in
                tokens.indices.contains(index + 1) && text(tokens[index + 1]) == word
            }
        }.map { tokens[$0] }
    }

    package var hasTest: Bool {
        tokens.indices.contains { isToken($0, "@") && isToken($0 + 1, "Test") }
    }

    /// Returns the index of the bracket that closes the bracket at an index; `nil` if there is none.
    package func closing(_ index: Int) -> Int? {
        let pairs: [UInt8: UInt8] = [
            UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
            UInt8(ascii: "{"): UInt8(ascii: "}"),
        ]
        guard tokens.indices.contains(index), tokens[index].kind == .sign else { return nil }
        let opening = bytes[tokens[index].range.lowerBound]
        guard let end = pairs[opening] else { return nil }
        var depth = 0
        for other in index..<tokens.count where tokens[other].kind == .sign {
            let byte = bytes[tokens[other].range.lowerBound]
            if byte == opening { depth += 1 }
            if byte == end { depth -= 1 }
            if depth == 0 { return other }
        }
        return nil
    }

    /// Returns the index of the first `{` at or after the token at an index; `nil` if there is none.
    package func openingBrace(from index: Int) -> Int? {
        tokens.indices.suffix(from: min(index, tokens.count)).first { isToken($0, "{") }
    }
}
