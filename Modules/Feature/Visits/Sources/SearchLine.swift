import Basics
import Commands
import SakatsuDomainInterface

/// The parameter that parses a search from all remaining words. A quoted text is only searched as words.
struct SearchLine: Parameter {
    var usage: Phrase {
        let words = VisitPhrases.words
        return Phrase(pattern: "<\(words)…>")
    }

    func take(from words: inout Words) throws -> VisitSearch {
        var line: [TypedWord] = []
        while let word = words.nextTyped() { line.append(word) }
        guard !line.isEmpty else { throw MissingWord(name: VisitPhrases.words) }
        return try VisitSearch(words: line)
    }
}
