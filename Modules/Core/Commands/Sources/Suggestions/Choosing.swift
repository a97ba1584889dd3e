import Arguments
package import Languages

extension [String] {
    /// The word of the list that an answer chooses: the word itself, its number, an unambiguous prefix, or an unambiguous
    /// part. Case does not matter.
    ///
    /// - Throws: ``UsageError``, which names the words that an ambiguous answer could be, or all words.
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

    /// The words with their numbers, for a person who chooses one: `1 coral`. No line ends between the two.
    package var numbered: [String] { enumerated().map { "\($0 + 1)\u{A0}\($1)" } }
}

extension String {
    /// Whether the text occurs in this one. `contains(_:)` of the standard library would link its regular expressions.
    fileprivate func hasPart(_ text: String) -> Bool { indices.contains { self[$0...].hasPrefix(text) } }
}
