/// Makes the edits of one writer, and keeps them with their outcomes.
struct Writer {
    private let app: App
    private let name: String
    /// Whether this is the first writer of a store. It begins with the foundation.
    let isFirst: Bool
    /// The edits that are sent first.
    private let foundation: [Edit]
    private(set) var edits: [Edit] = []

    /// A writer with a unique name.
    init(_ name: String, of app: App, isFirst: Bool) {
        (self.app, self.name, self.isFirst) = (app, name, isFirst)
        foundation = isFirst ? app.foundation { "base\($0)\(name)" } : []
    }

    /// The number of edits before the first random one.
    var foundationCount: Int { foundation.count }

    /// Whether the foundation is acknowledged.
    var hasFoundation: Bool {
        edits.count >= foundation.count && edits.prefix(foundation.count).allSatisfy { $0.outcome == .acknowledged }
    }

    /// Makes the next edit.
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

    /// Makes several edits.
    mutating func next(_ count: Int, _ chance: inout Chance) {
        for _ in 0..<count { _ = next(&chance) }
    }

    mutating func settle(_ index: Int, _ outcome: Edit.Outcome) {
        edits[index].outcome = outcome
    }

    var acknowledged: Int { edits.count { $0.outcome == .acknowledged } }
}
