extension Sequence<String> {
    /// The words that a mistyped word may mean, at most three, nearest first: those within a few typing mistakes, those
    /// that begin or end with it and, with `orShortened`, those that it abbreviates.
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

    /// The only word with a prefix, or the word that is equal to it; `nil` if there is none.
    ///
    /// - Throws: ``UsageError`` when several begin so.
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
    /// Whether this abbreviates a word: its letters occur in the word in the same order, and both begin with the same
    /// one, as in `md` and `markdown`.
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
