package import Basics

extension [String] {
    /// Returns the word of this list that an answer chooses. The answer is the word itself, its number, counted from 1,
    /// or an unambiguous prefix or part of it. Case is ignored.
    ///
    /// - Throws: ``UsageError``. Its message lists the words that an ambiguous answer matches, or all words if none
    ///   match.
    package func chosen(by answer: String, as name: Phrase) throws(UsageError) -> String {
        let letters = answer.lowercased()
        if let word = first(where: { $0.lowercased() == letters }) { return word }
        if let number = Int(typed: answer), indices.contains(number - 1) { return self[number - 1] }
        if !letters.isEmpty {
            let beginning = filter { $0.lowercased().hasPrefix(letters) }
            let found = beginning.isEmpty ? filter { $0.lowercased().hasPart(letters) } : beginning
            if found.count == 1 { return found[0] }
            if found.count > 1 { throw UsageError(CommandPhrases.couldBe(answer, found)) }
        }
        throw UsageError(noChoice: answer, of: name, self)
    }

    /// The words with their numbers, for a person who chooses one: `1 coral`. A no-break space keeps the two on one
    /// line.
    package var numbered: [String] { enumerated().map { "\($0 + 1)\u{A0}\($1)" } }
}

extension String {
    /// Whether this text contains another. `contains(_:)` of the standard library would link its regular expressions.
    fileprivate func hasPart(_ text: String) -> Bool { indices.contains { self[$0...].hasPrefix(text) } }
}
