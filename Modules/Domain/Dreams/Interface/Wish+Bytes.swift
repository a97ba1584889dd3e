import Basics
import MandalartDomainInterface

// The bytes that a store and an import compare. Swift's `==` would treat texts as equal that differ only in the
// composition of accents.
extension Wish {
    /// The fields in UTF-8, without the milestones; `nil` for an empty field.
    package var bytes: [[UInt8]?] {
        let texts = [
            title.text, done?.description, tree.purpose?.text, tree.goal?.text, tree.date?.description,
            tree.vision?.text, tree.chart?.description,
        ]
        return texts.map { $0.map { Array($0.utf8) } }
    }

    /// Returns whether all fields have the same bytes as those of the other wish, including the fields of the
    /// milestones.
    func hasSameBytes(as other: Wish) -> Bool {
        bytes == other.bytes && tree.milestones.map(\.bytes) == other.tree.milestones.map(\.bytes)
    }
}

extension Milestone {
    /// The title and the day in UTF-8; the day is empty if the milestone is not reached.
    package var bytes: [[UInt8]] { [Array(title.text.utf8), Array((reached?.description ?? "").utf8)] }
}
