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
        var line: [String] = []
        let isAlone = words.count == 1
        while let word = words.nextTyped() {
            // A shell removes quotes, so a word with a space was quoted. This does not hold for full-width spaces, or
            // if the whole line is one word.
            let hasSpace = word.text.contains { $0.isWhitespace && $0 != "\u{3000}" }
            let isQuoted = word.quote != nil || (hasSpace && !isAlone)
            line.append(isQuoted ? "“\(word.text)”" : word.text)
        }
        return line.isEmpty ? nil : try VisitDraft(line.joined(separator: " "))
    }
}
