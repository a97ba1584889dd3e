/// A string literal, as input for the rules about texts.
package struct TextLiteral: Sendable {
    /// The number of the first line, counted from 1, and the byte offset of the literal.
    package let line, offset: Int
    /// The text without interpolations.
    package let text: String
    /// The first identifier of each interpolated value, without an argument label: `title` in `\(quoted: title,
    /// .object)`.
    package let values: Set<String>
    /// The name of the surrounding call, such as `Phrase`; empty if there is none.
    package let call: String
    /// The argument label before the literal, if any.
    package let label: String?

    /// Whether the text has two consecutive Latin letters.
    package var hasWord: Bool { Self.hasLetters(Array(text.utf8), isSentence: false) }

    /// Whether the text has two consecutive words, each of two or more Latin letters.
    package var isSentence: Bool { Self.hasLetters(Array(text.utf8), isSentence: true) }

    /// Whether the text is a statement of SQL.
    package var isSQL: Bool {
        let verbs = ["ALTER", "CREATE", "DELETE", "DROP", "INSERT", "PRAGMA", "REPLACE", "SELECT", "UPDATE", "WITH"]
        return text.split { $0.isWhitespace }.first.map { verbs.contains(String($0)) } == true
    }

    private static func hasLetters(_ bytes: [UInt8], isSentence: Bool) -> Bool {
        func isWord(_ index: Int) -> Bool {
            index + 1 < bytes.count && bytes[index].isLetter && bytes[index + 1].isLetter
        }
        return bytes.indices.contains { index in
            guard isWord(index) else { return false }
            guard isSentence else { return true }
            let sign = index + 2 < bytes.count && [UInt8](",;:".utf8).contains(bytes[index + 2])
            let space = index + (sign ? 3 : 2)
            return space < bytes.count && bytes[space] == UInt8(ascii: " ") && isWord(space + 1)
        }
    }
}

extension SwiftFile {
    /// The string literals of the file. Literals in an interpolation come before the surrounding literal.
    package var textLiterals: [TextLiteral] {
        var (calls, found): ([String], [TextLiteral]) = ([], [])
        for index in tokens.indices {
            switch tokens[index].kind {
            case .sign:
                switch bytes[tokens[index].range.lowerBound] {
                case UInt8(ascii: "("): calls.append(callee(before: index))
                case UInt8(ascii: ")"): _ = calls.popLast()
                default: break
                }
            case .literal:
                if let literal = literal(index, in: calls.last ?? "") { found.append(literal) }
            case .word, .escapedWord, .directive: break
            }
        }
        return found
    }

    /// Returns the string literal at a token's index, in a call of the given name; `nil` for a regular expression.
    package func literal(_ index: Int, in call: String) -> TextLiteral? {
        let range = tokens[index].range
        guard let first = bytes[range].first(where: { $0 != UInt8(ascii: "#") }), first == UInt8(ascii: "\"") else {
            return nil
        }
        var before = index - 1
        while before >= 0, tokens[before].range.lowerBound > range.lowerBound { before -= 1 }
        let label = isToken(before, ":") && before > 0 && tokens[before - 1].kind == .word
        let (text, values) = pieces(of: range)
        return TextLiteral(
            line: tokens[index].line, offset: range.lowerBound, text: text, values: values, call: call,
            label: label ? self.text(tokens[before - 1]) : nil)
    }

    /// Returns the name of the function before the opening parenthesis at an index, without generic arguments; empty if
    /// there is none.
    private func callee(before index: Int) -> String {
        var name = index - 1
        if isToken(name, ">") {
            var depth = 0
            while name >= 0 {
                if isToken(name, ">") { depth += 1 }
                if isToken(name, "<") { depth -= 1 }
                name -= 1
                if depth == 0 { break }
            }
        }
        return tokens.indices.contains(name) && tokens[name].kind == .word ? text(tokens[name]) : ""
    }

    /// Returns the text of a literal without interpolations, and the first identifier of each interpolated value.
    private func pieces(of range: Range<Int>) -> (text: String, values: Set<String>) {
        let hashes = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
        let isMultiline = bytes[range].dropFirst(hashes).starts(with: "\"\"\"".utf8)
        let quotes = (isMultiline ? 3 : 1) + hashes
        guard range.count >= 2 * quotes else { return ("", []) }
        let escape = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        var index = range.lowerBound + quotes
        let end = range.upperBound - quotes
        var (text, values): ([UInt8], Set<String>) = ([], [])
        while index < end {
            guard bytes[index] == UInt8(ascii: "\\"), bytes[(index + 1)..<end].starts(with: escape) else {
                text.append(bytes[index])
                index += 1
                continue
            }
            index += 1 + hashes
            if index < end, bytes[index] == UInt8(ascii: "(") {
                let close = closingBracket(index, before: end)
                values.insert(root(of: index + 1..<close))
                index = close + 1
            } else if index < end {
                text.append(bytes[index])
                index += 1
            }
        }
        return (String(decoding: text, as: UTF8.self), values)
    }

    /// Returns the index of the parenthesis that closes the one at an index, skipping strings and nested parentheses.
    package func closingBracket(_ index: Int, before end: Int) -> Int {
        var (depth, index, isString) = (0, index, false)
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isString: index += 1
            case UInt8(ascii: "\""): isString.toggle()
            case UInt8(ascii: "(") where !isString: depth += 1
            case UInt8(ascii: ")") where !isString:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return end - 1
    }

    /// Returns the first identifier in an interpolation, skipping an argument label and quotes.
    private func root(of range: Range<Int>) -> String {
        var rest = bytes[min(range.lowerBound, range.upperBound)..<range.upperBound]
        let name = rest.prefix { $0.isLetter }
        if rest.dropFirst(name.count).first == UInt8(ascii: ":") { rest = rest.dropFirst(name.count + 1) }
        let begin = rest.drop { !$0.isLetter && $0 < 0x80 }
        return String(decoding: begin.prefix { $0.isLetter || ($0 >= 0x30 && $0 <= 0x39) || $0 >= 0x80 }, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
}
