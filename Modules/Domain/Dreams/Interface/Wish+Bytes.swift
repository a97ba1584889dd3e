import MandalartDomainInterface
import Time

// What a store and an import compare: Swift's `==` takes two texts for one that differ in the composition of accents.
extension Wish {
    /// The fields as bytes, without the milestones.
    package var bytes: [[UInt8]?] {
        let texts = [
            title.text, done?.description, tree.purpose?.text, tree.goal?.text, tree.date?.description,
            tree.vision?.text, tree.chart?.description,
        ]
        return texts.map { $0.map { Array($0.utf8) } }
    }

    /// Whether all fields have the same bytes, including those of the milestones.
    func hasSameBytes(as other: Wish) -> Bool {
        bytes == other.bytes && tree.milestones.map(\.bytes) == other.tree.milestones.map(\.bytes)
    }
}

extension Milestone {
    /// The fields as bytes.
    package var bytes: [[UInt8]] { [Array(title.text.utf8), Array((reached?.description ?? "").utf8)] }
}
