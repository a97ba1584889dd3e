/// The tries of an attack, and the faults found in them.
@MainActor final class Tally {
    private(set) var outcome: Outcome
    private var number = 0

    init(of attack: String) {
        outcome = Outcome(of: attack)
    }

    var tries: Int { outcome.tries }
    var acknowledged: Int { outcome.acknowledged }

    /// Begins a try.
    func begin(_ number: Int) {
        self.number = number
        outcome.tries += 1
    }

    /// Counts tries for which there was no time.
    func leaveOut(_ count: Int) {
        outcome.leftOut += count
    }

    /// Counts acknowledged edits.
    func acknowledge(_ count: Int) {
        outcome.acknowledged += count
    }

    /// Counts a harmless outcome of a try.
    func count(_ kind: Outcome.Kind) {
        outcome.counts[kind, default: 0] += 1
    }

    /// Counts a fault. Faults of one kind share one text.
    func add(_ kind: Outcome.Kind, _ text: String, detail: String? = nil) {
        outcome.add(kind, text, detail: detail, in: number)
    }

    /// Adds a remark below the table.
    func remark(_ text: String) {
        outcome.remarks.append(text)
    }
}
