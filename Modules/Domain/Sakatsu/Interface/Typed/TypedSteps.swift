import Basics

/// Steps in a row that make up one set, or several: `サウナ12分 水風呂1分 外気浴10分 3セット`, or each with its own number of
/// repetitions, as in `サウナ12分×3 水風呂1分×3 休憩10分×2`. Several lengths of one phase belong to successive sets, as in
/// `サウナ8分×1、10分×2`.
package struct TypedSteps {
    private var steps: [(step: Step, word: String, count: Int?)] = []

    package init() {}

    var isEmpty: Bool { steps.isEmpty }

    /// Returns whether a step belongs to the same set, because its phase follows the others.
    func precede(_ step: Step) -> Bool { steps.last.map { $0.step.phase < step.phase } ?? true }

    /// The phase of the last step if the step is repeated, and so can be followed by a length of the next sets.
    var repeatedPhase: Phase? { steps.last.flatMap { $0.count == nil ? nil : $0.step.phase } }

    package mutating func add(_ step: Step, _ word: String) { steps.append((step, word, nil)) }

    /// Adds a step of the sets after those of the last step, which has the same phase.
    package mutating func continueLast(with step: Step, _ word: String) {
        guard let last = steps.last else { return add(step, word) }
        steps[steps.count - 1].count = last.count ?? 1
        add(step.named(like: last.step), word)
    }

    /// Repeats the last step, or all steps if no other one is repeated; returns `false` without any step.
    package mutating func repeatLast(_ count: SetCount, _ word: String) throws(SakatsuError) -> Bool {
        guard let last = steps.last else { return false }
        if last.count != nil {
            // A total after a repetition only says it again.
            let total = steps.reduce(0) { $1.step.phase == last.step.phase ? $0 + ($1.count ?? 0) : $0 }
            guard total == count.count else { throw .givenTwice(word) }
            return true
        }
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
        let all = Phase.allCases.map { phase in
            steps.filter { $0.step.phase == phase }.flatMap { Array(repeating: $0.step, count: $0.count ?? 1) }
        }
        var sets: [VisitDraft.DraftSet] = []
        for index in 0..<(all.map(\.count).max() ?? 0) {
            let set = try SaunaSet(all.compactMap { index < $0.count ? $0[index] : nil })
            if sets.last?.set == set { sets[sets.count - 1].count += 1 } else { sets.append(VisitDraft.DraftSet(set)) }
        }
        return sets
    }
}
