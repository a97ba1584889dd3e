/// Creates the edits of one writer, and keeps them with their outcomes.
struct Writer {
    private let app: App
    private let name: String
    /// Whether this is the first writer of its store. The first writer begins with the edits that all later edits need.
    let isFirst: Bool
    /// The edits that the first writer of a store sends first; empty for other writers.
    private let foundation: [Edit]
    private(set) var edits: [Edit] = []

    /// Creates a writer. Its name must be unique among the writers of a store.
    init(_ name: String, of app: App, isFirst: Bool) {
        (self.app, self.name, self.isFirst) = (app, name, isFirst)
        foundation = isFirst ? app.foundation { "base\($0)\(name)" } : []
    }

    var foundationCount: Int { foundation.count }

    /// Whether all edits of the foundation are acknowledged.
    var hasFoundation: Bool {
        edits.count >= foundation.count && edits.prefix(foundation.count).allSatisfy { $0.outcome == .acknowledged }
    }

    /// Adds the next edit of the writer, and returns it.
    mutating func next(_ chance: inout Chance) -> Edit {
        let edit = edits.count < foundation.count ? foundation[edits.count] : byChance(&chance)
        edits.append(edit)
        return edit
    }

    private func byChance(_ chance: inout Chance) -> Edit {
        let digits = String(edits.count)
        var text = name + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
        if chance.once(in: 4) { text += " " + String(repeating: "x", count: 1 + chance.below(40)) }
        return app.edit(text, self, &chance)
    }

    mutating func next(_ count: Int, _ chance: inout Chance) {
        for _ in 0..<count { _ = next(&chance) }
    }

    mutating func settle(_ index: Int, _ outcome: Edit.Outcome) {
        edits[index].outcome = outcome
    }

    var acknowledged: Int { edits.count { $0.outcome == .acknowledged } }
}
