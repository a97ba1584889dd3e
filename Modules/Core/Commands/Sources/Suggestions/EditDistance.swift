extension String {
    /// Returns the number of insertions, deletions, replacements and swaps of adjacent characters that turn this string
    /// into the other, ignoring case; `nil` if the number exceeds `limit`.
    ///
    /// The number is the Damerau–Levenshtein distance in the form of optimal string alignment: no character is changed
    /// twice.
    package func editDistance(to other: String, within limit: Int) -> Int? {
        let (from, to) = (Array(lowercased()), Array(other.lowercased()))
        guard abs(from.count - to.count) <= limit else { return nil }
        // The distances between prefixes of both strings: the row of the last character of `from`, and of the two
        // characters before it.
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
