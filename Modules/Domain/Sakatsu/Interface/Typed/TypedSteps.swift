import Basics

/// Steps in a row that make up one set, or several: `サウナ12分 水風呂1分 外気浴10分 3セット`, or each with a number as in
/// `サウナ12分×3 水風呂1分×3 休憩10分×2`.
package struct TypedSteps {
    private var steps: [(step: Step, word: String, count: Int?)] = []

    package init() {}

    var isEmpty: Bool { steps.isEmpty }

    /// Returns whether a step belongs to the same set, because its phase follows the others.
    func precede(_ step: Step) -> Bool { steps.last.map { $0.step.phase < step.phase } ?? true }

    package mutating func add(_ step: Step, _ word: String) { steps.append((step, word, nil)) }

    /// Repeats the last step, or all steps if no other one is repeated; returns `false` without any step.
    package mutating func repeatLast(_ count: SetCount, _ word: String) throws(SakatsuError) -> Bool {
        guard let last = steps.last else { return false }
        guard last.count == nil || last.count == count.count else { throw .givenTwice(word) }
        guard count.count > 0 else { throw .repetitionOutOfRange(word) }
        steps[steps.count - 1].count = count.count
        return true
    }

    /// Removes the steps and returns their sets.
    package mutating func sets() throws(SakatsuError) -> [VisitDraft.DraftSet] {
        defer { steps = [] }
        guard let last = steps.last else { return [] }
        if steps.dropLast().allSatisfy({ $0.count == nil }) {
            return [VisitDraft.DraftSet(try SaunaSet(steps.map(\.step)), count: last.count ?? 1)]
        }
        if let open = steps.first(where: { $0.count == nil }) { throw .givenTwice(open.word) }
        var (sets, done): ([VisitDraft.DraftSet], Int) = ([], 0)
        for count in Set(steps.compactMap(\.count)).sorted() {
            let set = try SaunaSet(steps.filter { $0.count.map { $0 >= count } ?? false }.map(\.step))
            sets.append(VisitDraft.DraftSet(set, count: count - done))
            done = count
        }
        return sets
    }
}
