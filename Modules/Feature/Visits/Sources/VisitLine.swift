import Basics
import Commands
import SakatsuDomainInterface

/// The parameter that parses a whole visit in one line; the value is `nil` if there are no words. A quoted text is one
/// word.
struct VisitLine: Parameter {
    var usage: Phrase {
        let line = VisitPhrases.line
        return Phrase(pattern: "[<\(line)…>]")
    }

    var isRepeated: Bool { true }

    func take(from words: inout Words) throws -> VisitDraft? {
        var line: [TypedWord] = []
        let isAlone = words.count == 1
        while let word = words.nextTyped() {
            // A shell removes quotes, so a word with a space was quoted. This does not hold for full-width spaces, or
            // if the whole line is one word.
            let hasSpace = word.text.contains { $0.isWhitespace && $0 != "\u{3000}" }
            line.append(word.quote == nil && hasSpace && !isAlone ? TypedWord(word.text, in: "\"") : word)
        }
        guard let first = line.first else { return nil }
        let draft = try VisitDraft(words: line)
        guard isAlone, draft.isOnlyNameAndRemark, !first.text.contains("\u{3000}") else { return draft }
        // No part of a visit is in this word, so the quotes in it belong to the name.
        return try VisitDraft(words: [TypedWord(first.text, in: "\"")])
    }
}

extension VisitDraft {
    fileprivate var isOnlyNameAndRemark: Bool {
        var other = VisitDraft()
        (other.facility, other.afterword) = (facility, afterword)
        return self == other && facility != nil && afterword != nil
    }
}
