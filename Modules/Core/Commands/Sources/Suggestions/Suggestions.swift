extension Sequence<String> {
    /// The words that may be meant by one that is none of them, at most three, nearest first: those that a slip of the
    /// fingers makes of it, and those that begin or end with it;
    /// if they are wanted, else those that it shortens.
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

    /// The one word that is meant by its beginning; the word itself always is. `nil` when none begins so.
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
    /// Whether it has some letters of a word in their order, the first among them, as `md` has of `markdown`.
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
