extension Sequence<String> {
    /// Returns at most three words that a mistyped word may mean, nearest first: words that differ by one or two typing
    /// mistakes, and words that begin or end with the typed one. If there are none and `orShortened` is `true`, returns
    /// the words that the typed word abbreviates.
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
