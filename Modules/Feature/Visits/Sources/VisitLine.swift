import Commands
import Languages
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
        while let word = words.next() { line.append(word.contains(where: \.isWhitespace) ? "“\(word)”" : word) }
        return line.isEmpty ? nil : try VisitDraft(line.joined(separator: " "))
    }
}
