/// Makes the edits of one writer, and keeps them with their outcomes.
struct Writer {
    /// The positions around a centre.
    static let around = [1, 2, 3, 4, 6, 7, 8, 9]
    private static let wishes = 1...4

    private let name: String
    /// The edits that are sent first.
    private let foundation: [Edit]
    /// Whether it edits wishes. Their order is not kept, so that only one of many writers may do it.
    private let editsWishes: Bool
    private(set) var edits: [Edit] = []
    private var newWishes = 0

    /// A writer with a unique name. With `isFirst` it begins with a nickname, a goal, all sub-goals with an item each
    /// and some wishes, so that each later edit is allowed.
    init(_ name: String, isFirst: Bool, editsWishes: Bool = true) {
        (self.name, self.editsWishes) = (name, editsWishes)
        guard isFirst else {
            foundation = []
            return
        }
        let cells = Self.around.flatMap { [Edit.Target.subGoal($0), .item($0, 1)] }
        let targets = [.nickname, .core] + cells + Self.wishes.map { _ in .newWish }
        foundation = targets.enumerated().map { Edit(target: $1, text: "base\($0)\(name)") }
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

    private mutating func byChance(_ chance: inout Chance) -> Edit {
        let digits = String(edits.count)
        var text = name + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
        if chance.once(in: 4) { text += " " + String(repeating: "x", count: 1 + chance.below(40)) }
        let goal = chance.pick(Self.around) ?? 1
        switch chance.below(20) {
        case 0: return Edit(target: .core, text: text)
        case 1...3: return Edit(target: .subGoal(goal), text: text)
        case 4...6: return Edit(target: .log(goal, 1), text: text)
        case 7 where editsWishes && newWishes < 60:
            newWishes += 1
            return Edit(target: .newWish, text: text)
        case 8 where editsWishes:
            return Edit(target: .wish(Int.random(in: Self.wishes, using: &chance)), text: text)
        default: return Edit(target: .item(goal, chance.pick(Self.around) ?? 1), text: text)
        }
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
