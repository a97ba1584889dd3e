/// A token of a Swift file: a word, a sign, or a whole literal.
package struct Token: Sendable {
    package enum Kind: Sendable {
        /// An identifier, a keyword or a number.
        case word
        /// An identifier in backticks, which is not a keyword.
        case escapedWord
        /// One byte of an operator or a bracket.
        case sign
        /// A string with its quotes, or a regular expression with its slashes. Code in an interpolation has its own
        /// tokens, which come before this one.
        case literal
        /// A word after `#`, such as `#if`.
        case directive
    }

    package let kind: Kind
    package let range: Range<Int>
    package let line: Int
}

/// A tokenizer for Swift files. It handles nested comments, raw and multi-line strings, code in interpolations, and
/// regular expression literals.
struct Lexer {
    private let bytes: [UInt8]
    private(set) var tokens: [Token] = []
    private var index = 0
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns all tokens of a file, including those of every branch of `#if`.
    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes)
        lexer.code(isInterpolation: false)
        return lexer.tokens
    }

    /// Tokenizes code up to the end, or to the closing bracket of an interpolation.
    private mutating func code(isInterpolation: Bool) {
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                index += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                index += 1
            case UInt8(ascii: "/"):
                slash()
            case UInt8(ascii: "\""):
                string(hashes: 0)
            case UInt8(ascii: "#"):
                hash()
            case UInt8(ascii: "`"):
                escapedWord()
            case _ where byte.isPartOfWord:
                word(.word)
            default:
                if isInterpolation {
                    if byte == UInt8(ascii: "(") { depth += 1 }
                    if byte == UInt8(ascii: ")") {
                        if depth == 0 { return }
                        depth -= 1
                    }
                }
                sign()
            }
        }
    }

    // MARK: Words and signs

    private mutating func sign() {
        tokens.append(Token(kind: .sign, range: index..<index + 1, line: line))
        index += 1
    }

    private mutating func word(_ kind: Token.Kind) {
        let start = index
        index += 1
        while index < bytes.count, bytes[index].isPartOfWord { index += 1 }
        tokens.append(Token(kind: kind, range: start..<index, line: line))
    }

    private mutating func escapedWord() {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != UInt8(ascii: "\n") { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
        tokens.append(Token(kind: .escapedWord, range: start..<index, line: line))
    }

    private mutating func hash() {
        let count = hashes(at: index)
        switch byte(at: index + count) {
        case UInt8(ascii: "\""):
            string(hashes: count)
        case UInt8(ascii: "/"):
            regularExpression(hashes: count)
        default:
            if count == 1, byte(at: index + 1).isPartOfWord { word(.directive) } else { sign() }
        }
    }

    // MARK: Comments and regular expressions

    private mutating func slash() {
        switch byte(at: index + 1) {
        case UInt8(ascii: "/"):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "*"):
            comment()
        default:
            if let end = endOfRegularExpression() { literal(to: end) } else { sign() }
        }
    }

    private mutating func comment() {
        var depth = 0
        repeat {
            if skip("/*") {
                depth += 1
            } else if skip("*/") {
                depth -= 1
            } else {
                step()
            }
        } while depth > 0 && index < bytes.count
    }

    /// Returns the index after the regular expression literal that begins at the current byte; `nil` if the slash is an
    /// operator.
    private func endOfRegularExpression() -> Int? {
        let next = byte(at: index + 1)
        guard next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != UInt8(ascii: "\n"), next != 0,
            !followsOperand
        else { return nil }
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "\\") {
                end += 1
            } else if bytes[end] == UInt8(ascii: "/") {
                return bytes[end - 1] == UInt8(ascii: " ") ? nil : end + 1
            }
            end += 1
        }
        return nil
    }

    /// Whether the last token can be the left operand of a division.
    private var followsOperand: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .escapedWord, .literal: return true
        case .directive: return false
        case .sign: return [UInt8](")]}?!".utf8).contains(bytes[last.range.lowerBound])
        case .word: return !Self.beforeExpression.contains(String(decoding: bytes[last.range], as: UTF8.self))
        }
    }

    private static let beforeExpression: Set = [
        "return", "in", "case", "where", "try", "await", "throw", "if", "guard", "while", "switch", "else", "is", "as",
    ]

    private mutating func regularExpression(hashes count: Int) {
        let (start, first) = (index, line)
        index += count + 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), hashes(at: index + 1) >= count {
                index += 1 + count
                break
            }
            if bytes[index] == UInt8(ascii: "\\") { step() }
            step()
        }
        tokens.append(Token(kind: .literal, range: start..<min(index, bytes.count), line: first))
    }

    // MARK: Strings

    private mutating func string(hashes count: Int) {
        let (start, first) = (index, line)
        index += count
        let isMultiline = skip("\"\"\"")
        if !isMultiline { index += 1 }
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\"), hashes(at: index + 1) >= count {
                index += 1 + count
                if byte(at: index) == UInt8(ascii: "(") {
                    index += 1
                    code(isInterpolation: true)
                }
                step()
            } else if closes(isMultiline: isMultiline, hashes: count) {
                index += (isMultiline ? 3 : 1) + count
                break
            } else if !isMultiline, bytes[index] == UInt8(ascii: "\n") {
                break
            } else {
                step()
            }
        }
        tokens.append(Token(kind: .literal, range: start..<min(index, bytes.count), line: first))
    }

    private func closes(isMultiline: Bool, hashes count: Int) -> Bool {
        let quotes = isMultiline ? 3 : 1
        for offset in 0..<quotes where byte(at: index + offset) != UInt8(ascii: "\"") { return false }
        return count == 0 || hashes(at: index + quotes) >= count
    }

    // MARK: Bytes

    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func hashes(at start: Int) -> Int {
        var end = start
        while byte(at: end) == UInt8(ascii: "#") { end += 1 }
        return end - start
    }

    private mutating func literal(to end: Int) {
        tokens.append(Token(kind: .literal, range: index..<end, line: line))
        index = end
    }

    /// Skips one byte that is not code.
    private mutating func step() {
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
        index += text.utf8CodeUnitCount
        return true
    }
}

extension UInt8 {
    /// Whether the byte can be part of an identifier or a number, as every byte of a non-ASCII character can.
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: self >= 0x80
        }
    }
}
