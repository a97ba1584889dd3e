package struct SwiftFile: Sendable {
    package let bytes: [UInt8]
    /// The tokens of the file's code, without comments and without branches of `#if` whose condition is `false`.
    package let tokens: [Token]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let all = Lexer.tokens(of: bytes)
        tokens = all.contains { $0.kind == .directive } ? SwitchedOff.removed(from: all, of: bytes) : all
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    package func text(_ token: Token) -> String {
        String(decoding: bytes[token.range], as: UTF8.self)
    }

    /// Returns the text between the quotes of a string literal; `nil` for any other token, and for a raw string.
    package func string(_ token: Token) -> String? {
        guard token.kind == .literal, token.range.count >= 2, bytes[token.range.lowerBound] == UInt8(ascii: "\""),
            bytes[token.range.upperBound - 1] == UInt8(ascii: "\"")
        else { return nil }
        return String(decoding: bytes[(token.range.lowerBound + 1)..<(token.range.upperBound - 1)], as: UTF8.self)
    }

    /// Whether the token at an index is the given word or sign. `false` for a literal and an index out of range.
    package func isToken(_ index: Int, _ text: StaticString) -> Bool {
        guard index >= 0, index < tokens.count else { return false }
        let token = tokens[index]
        let start = token.range.lowerBound
        // Most tokens differ in their first byte or in their length.
        guard token.range.upperBound - start == text.utf8CodeUnitCount, bytes[start] == text.utf8Start[0],
            token.kind != .literal, token.kind != .escapedWord
        else { return false }
        var offset = 1
        while offset < text.utf8CodeUnitCount {
            if bytes[start + offset] != text.utf8Start[offset] { return false }
            offset += 1
        }
        return true
    }

    /// The lines of the file, with comments and strings replaced by spaces.
    package var code: [Substring] {
        var kept = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        for token in Lexer.tokens(of: bytes) where token.kind != .literal {
            for index in token.range { kept[index] = bytes[index] }
        }
        return String(decoding: kept, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    package var lines: [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the text with ranges of its bytes replaced. Changes at one place keep their order.
    package func text(with changes: [(range: Range<Int>, new: String)]) -> String {
        var bytes = bytes
        for (_, change) in changes.enumerated().sorted(by: { first, second in
            (first.element.range.lowerBound, first.offset) > (second.element.range.lowerBound, second.offset)
        }) {
            bytes.replaceSubrange(change.range, with: change.new.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The branches of `#if` that are never compiled: those whose condition is the word `false`, or that follow `true`.
private enum SwitchedOff {
    private enum Condition { case always, never, depends }

    static func removed(from tokens: [Token], of bytes: [UInt8]) -> [Token] {
        // For each open `#if`: whether this branch is compiled, and whether an earlier branch always is.
        var open: [(isOn: Bool, isDecided: Bool)] = []
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.kind == .directive else { return open.allSatisfy(\.isOn) ? token : nil }
            switch String(decoding: bytes[token.range], as: UTF8.self) {
            case "#if":
                let condition = condition(after: index, in: tokens, of: bytes)
                open.append((condition != .never, condition == .always))
            case "#elseif":
                guard let last = open.popLast() else { return token }
                let condition = condition(after: index, in: tokens, of: bytes)
                open.append((!last.isDecided && condition != .never, last.isDecided || condition == .always))
            case "#else":
                guard let last = open.popLast() else { return token }
                open.append((!last.isDecided, true))
            case "#endif":
                _ = open.popLast()
            default:
                return open.allSatisfy(\.isOn) ? token : nil
            }
            return token
        }
    }

    /// Returns the condition of a branch, which is known only if it is the word `true` or `false`.
    private static func condition(after index: Int, in tokens: [Token], of bytes: [UInt8]) -> Condition {
        let words = tokens[(index + 1)...].prefix { $0.line == tokens[index].line }
        guard words.count == 1, let word = words.first else { return .depends }
        return switch String(decoding: bytes[word.range], as: UTF8.self) {
        case "false": .never
        case "true": .always
        default: .depends
        }
    }
}

extension [UInt8] {
    /// Whether the bytes contain the text anywhere, including in comments and strings.
    package func contains(word: String) -> Bool {
        guard let first = word.utf8.first else { return true }
        return indices.contains { self[$0] == first && self[$0...].starts(with: word.utf8) }
    }
}
