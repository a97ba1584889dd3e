/// The line-by-line difference between two texts, for people to read.
public enum Difference {
    /// Returns the changed lines, with up to three unchanged lines around each change; empty if the texts are equal.
    /// Removed lines begin with `-`, added lines with `+`.
    public static func describe(from old: [String], to new: [String]) -> String {
        let change = new.difference(from: old)
        guard !change.isEmpty else { return "" }
        let removed = Set(change.removals.map(\.offset)), inserted = Set(change.insertions.map(\.offset))
        var (lines, changed): ([String], [Int]) = ([], [])
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                changed.append(lines.count)
                lines.append("- \(old[left])")
                left += 1
            } else if inserted.contains(right) {
                changed.append(lines.count)
                lines.append("+ \(new[right])")
                right += 1
            } else {
                lines.append("  \(old[left])")
                (left, right) = (left + 1, right + 1)
            }
        }
        let shown = lines.indices.filter { line in changed.contains { abs($0 - line) <= 3 } }
        return shown.map { lines[$0] }.joined(separator: "\n")
    }
}

extension CollectionDifference<String> {
    fileprivate var isEmpty: Bool { count == 0 }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
