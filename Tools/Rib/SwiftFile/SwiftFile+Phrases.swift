/// A call of `Phrase(…)` with an English text, and its translations.
package struct PhraseCall: Sendable {
    /// A translation in the call. Its range has the argument and the comma before it.
    package struct Translation: Sendable {
        package let code: String
        package let line: Int
        package let range: Range<Int>
        /// The byte offset of the argument.
        package let start: Int
        package let literals: [TextLiteral]
    }

    /// The number of the call's line, counted from 1.
    package let line: Int
    /// The byte offset of the opening parenthesis.
    package let opening: Int
    package let english: Range<Int>
    package let literals: [TextLiteral]
    /// The English texts with `%1` for the first value: several if the call chooses between literals.
    package let patterns: [String]
    package let translations: [Translation]
    package let closing: Int
}

extension SwiftFile {
    /// The calls of `Phrase(…)` in the file that have an English text.
    package var phraseCalls: [PhraseCall] {
        tokens.indices.compactMap { index in
            guard isToken(index, "Phrase"), isToken(index + 1, "("),
                let closing = closing(index + 1)
            else { return nil }
            var arguments = arguments(between: index + 1, and: closing)
            guard let english = arguments.first, let first = english.first, let last = english.last,
                !(tokens[first].kind == .word && isToken(first + 1, ":"))
            else { return nil }
            arguments.removeFirst()
            var end = tokens[last].range.upperBound
            let translations = arguments.compactMap { argument -> PhraseCall.Translation? in
                guard let first = argument.first, let last = argument.last, isToken(first, "."),
                    isToken(first + 2, "(")
                else { return nil }
                let range = end..<tokens[last].range.upperBound
                end = range.upperBound
                return PhraseCall.Translation(
                    code: text(tokens[first + 1]), line: tokens[first].line, range: range,
                    start: tokens[first].range.lowerBound,
                    literals: argument.compactMap { literal($0, in: "Phrase") })
            }
            return PhraseCall(
                line: tokens[index].line, opening: tokens[index + 1].range.lowerBound,
                english: tokens[first].range.lowerBound..<tokens[last].range.upperBound,
                literals: english.compactMap { tokens[$0].kind == .literal ? literal($0, in: "Phrase") : nil },
                patterns: english.filter { tokens[$0].kind == .literal }.map { pattern(of: tokens[$0].range) }
                    .filter { !$0.isEmpty },
                translations: translations, closing: tokens[closing].range.lowerBound)
        }
    }

    /// Returns the indices of the tokens in each argument of a call, without the tokens in interpolations.
    private func arguments(between opening: Int, and closing: Int) -> [[Int]] {
        var (outer, start): ([Int], Int) = ([], tokens[closing].range.lowerBound)
        for index in (opening + 1..<closing).reversed() where tokens[index].range.lowerBound < start {
            outer.append(index)
            start = tokens[index].range.lowerBound
        }
        var (arguments, depth): ([[Int]], Int) = ([[]], 0)
        for index in outer.reversed() {
            if tokens[index].kind == .sign {
                switch bytes[tokens[index].range.lowerBound] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: ",") where depth == 0:
                    arguments.append([])
                    continue
                default: break
                }
            }
            arguments[arguments.count - 1].append(index)
        }
        return arguments.filter { !$0.isEmpty }
    }

    /// Returns the file's text without the translations into the languages with the given codes. A phrase without any
    /// translations left is joined into one line if it fits.
    package func removingTranslations(_ codes: Set<String>) -> String {
        var changes: [(range: Range<Int>, new: String)] = []
        for call in phraseCalls {
            let gone = call.translations.filter { codes.contains($0.code) }
            guard !gone.isEmpty, !changes.contains(where: { $0.range.contains(call.opening) }) else { continue }
            changes += removals(from: call, of: codes).map { ($0, "") }
            if gone.count == call.translations.count { changes += joining(call) }
        }
        return changes.isEmpty ? String(decoding: bytes, as: UTF8.self) : text(with: changes)
    }

    /// Returns the byte ranges to remove from a call, which contain its translations into the given languages. Adjacent
    /// translations share a range. If they begin on a new line and another translation follows, the line break before
    /// them is kept.
    private func removals(from call: PhraseCall, of codes: Set<String>) -> [Range<Int>] {
        var (ranges, run): ([Range<Int>], [PhraseCall.Translation]) = ([], [])
        for translation in call.translations {
            guard !codes.contains(translation.code) else {
                run.append(translation)
                continue
            }
            if let first = run.first, let last = run.last {
                let isOnNewLine = bytes[first.range.lowerBound..<first.start].contains(UInt8(ascii: "\n"))
                ranges.append(
                    isOnNewLine ? first.start..<translation.start : first.range.lowerBound..<last.range.upperBound)
            }
            run = []
        }
        if let first = run.first, let last = run.last { ranges.append(first.range.lowerBound..<last.range.upperBound) }
        return ranges
    }

    /// Returns changes to the white space around the English text of a call whose translations are all removed. The
    /// call is joined into one line if it fits; otherwise, only the position of its closing parenthesis changes.
    private func joining(_ call: PhraseCall) -> [(range: Range<Int>, new: String)] {
        let newline = UInt8(ascii: "\n")
        func start(of index: Int) -> Int { bytes[..<index].lastIndex(of: newline).map { $0 + 1 } ?? 0 }
        func width(_ ranges: Range<Int>...) -> Int {
            ranges.map { String(decoding: bytes[$0], as: UTF8.self).count }.reduce(0, +)
        }
        let first = start(of: call.opening)
        let before = call.opening + 1..<call.english.lowerBound
        let after = (call.translations.last?.range ?? call.english).upperBound..<call.closing
        let rest = call.closing..<(bytes[call.closing...].firstIndex(of: newline) ?? bytes.count)
        if !bytes[call.english].contains(newline), width(first..<before.lowerBound, call.english, rest) <= 120 {
            return [(before, ""), (after, "")]
        }
        let last = start(of: call.english.upperBound)
        if width(last..<call.english.upperBound, rest) <= 120 { return [(after, "")] }
        let indent = bytes[first...].prefix { $0 == UInt8(ascii: " ") }.count
        return [(after, "\n\(String(repeating: " ", count: indent))")]
    }
}
