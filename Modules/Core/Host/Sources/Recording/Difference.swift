/// The line-by-line difference between two texts, for people to read.
public enum Difference {
    /// Returns the changed lines, with up to three unchanged lines around each change; empty if the texts are equal.
    /// Removed lines begin with `-`, added lines with `+`.
    public static func describe(from old: [String], to new: [String]) -> String {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (lines, changed): ([String], [Int]) = ([], [])
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            let (isRemoved, isInserted) = (removed.contains(left), inserted.contains(right))
            if isRemoved || isInserted { changed.append(lines.count) }
            lines.append(
                (isRemoved ? "- " : isInserted ? "+ " : "  ") + (isRemoved || !isInserted ? old[left] : new[right]))
            if isRemoved || !isInserted { left += 1 }
            if !isRemoved { right += 1 }
        }
        let shown = lines.indices.filter { line in changed.contains { abs($0 - line) <= 3 } }
        return shown.map { lines[$0] }.joined(separator: "\n")
    }
}
