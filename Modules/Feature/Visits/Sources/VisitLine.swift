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
        while let word = words.nextTyped() {
            // A shell removes the quotes of a text with spaces.
            let isQuoted = word.quote != nil || word.text.contains(where: \.isWhitespace)
            line.append(isQuoted ? "“\(word.text)”" : word.text)
        }
        return line.isEmpty ? nil : try VisitDraft(line.joined(separator: " "))
    }
}
