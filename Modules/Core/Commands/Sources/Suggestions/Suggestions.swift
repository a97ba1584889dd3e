package import Basics

extension Sequence<String> {
    /// Returns at most three words that a mistyped word may mean, nearest first: words that differ by one typing
    /// mistake, or by at most two if the typed word has more than four letters, and words that begin or end with the
    /// typed one. If there are none and `orShortened` is `true`, returns the words that the typed word abbreviates.
    package func nearest(to word: String, orShortened: Bool = false) -> [String] {
        let limit = word.count > 4 ? 2 : 1
        let letters = word.lowercased()
        let distances = eachOnce.compactMap { known -> (word: String, distance: Int)? in
            if let distance = word.editDistance(to: known, within: limit) { return (known, distance) }
            let isPart = known.lowercased().hasPrefix(letters) || known.lowercased().hasSuffix(letters)
            return isPart && !word.isEmpty ? (known, limit + 1) : nil
        }
        let near = distances.sorted { $0.distance < $1.distance }.map(\.word)
        let shortened = near.isEmpty && orShortened ? eachOnce.filter { word.shortens($0) } : []
        return Array((near + shortened).prefix(3))
    }

    /// Returns the only word that begins with `start`, or the word that equals it; `nil` if there is none.
    ///
    /// - Throws: ``UsageError`` if several words begin with `start` and none equals it.
    package func only(beginningWith start: String) throws(UsageError) -> String? {
        var found: [String] = []
        for word in eachOnce where !start.isEmpty && word.hasPrefix(start) {
            if word == start { return word }
            found.append(word)
        }
        guard found.count < 2 else { throw UsageError(CommandPhrases.couldBe(start, found)) }
        return found.first
    }

    private var eachOnce: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension String {
    /// Whether this text abbreviates a word, as `md` does `markdown`: both have the same first letter, and the word
    /// contains all letters of this text in the same order.
    fileprivate func shortens(_ word: String) -> Bool {
        guard count > 1, first?.lowercased() == word.first?.lowercased() else { return false }
        var rest = word.lowercased()[...]
        for letter in lowercased() {
            guard let index = rest.firstIndex(of: letter) else { return false }
            rest = rest[index...].dropFirst()
        }
        return true
    }
}

extension [String] {
    /// Returns the word of this list that an answer chooses. The answer is the word itself, its number, counted from 1,
    /// or an unambiguous prefix or part of it. Case is ignored.
    ///
    /// - Throws: ``UsageError``. Its message lists the words that an ambiguous answer matches, or all words if none
    ///   match.
    package func chosen(by answer: String, as name: Phrase) throws(UsageError) -> String {
        let letters = answer.lowercased()
        if let word = first(where: { $0.lowercased() == letters }) { return word }
        if let number = Int(typed: answer), number > 0, number <= count { return self[number - 1] }
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

extension String {
    /// Returns the number of insertions, deletions, replacements and swaps of adjacent characters that turn this string
    /// into the other, ignoring case; `nil` if the number exceeds `limit`.
    ///
    /// The number is the Damerau–Levenshtein distance in the form of optimal string alignment: no character is changed
    /// twice.
    package func editDistance(to other: String, within limit: Int) -> Int? {
        let (from, to) = (Array(lowercased()), Array(other.lowercased()))
        guard abs(from.count - to.count) <= limit else { return nil }
        // The distances between prefixes of both strings: `row` is for the current character of `from`, and `last` and
        // `beforeLast` are for the two before it.
        var beforeLast: [Int] = []
        var last: [Int] = []
        var row = Array(0...to.count)
        for (i, letter) in from.enumerated() {
            (beforeLast, last, row) = (last, row, [i + 1])
            for (j, otherLetter) in to.enumerated() {
                let replaced = last[j] + (letter == otherLetter ? 0 : 1)
                let isSwap = i > 0 && j > 0 && letter == to[j - 1] && from[i - 1] == otherLetter
                let swapped = isSwap ? beforeLast[j - 1] + 1 : replaced
                row.append(Swift.min(replaced, swapped, last[j + 1] + 1, row[j] + 1))
            }
        }
        return row[to.count] <= limit ? row[to.count] : nil
    }
}

extension String {
    /// The Latin spellings that a word may mean if it was typed with another input method: the letters on the same
    /// keys, or full-width letters as ASCII. Empty if the word is already in Latin letters.
    package var latinReadings: [String] {
        let plain = halfWidth
        let isOther = plain != self && plain.allSatisfy(\.isASCII)
        return Language.allCases.compactMap { $0.tongue.latinLetters(typedAs: self) } + (isOther ? [plain] : [])
    }
}
