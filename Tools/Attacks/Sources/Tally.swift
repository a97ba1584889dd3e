/// Counts the tries of an attack, and the faults in them.
@MainActor final class Tally {
    private(set) var outcome: Outcome
    private var number = 0

    init(of attack: String) {
        outcome = Outcome(of: attack)
    }

    var tries: Int { outcome.tries }
    var acknowledged: Int { outcome.acknowledged }

    /// Begins the try with the given number.
    func begin(_ number: Int) {
        self.number = number
        outcome.tries += 1
    }

    /// Counts tries that are left out for lack of time.
    func leaveOut(_ count: Int) {
        outcome.leftOut += count
    }

    func acknowledge(_ count: Int) {
        outcome.acknowledged += count
    }

    /// Counts a harmless outcome of a try.
    func count(_ kind: Outcome.Kind) {
        outcome.counts[kind, default: 0] += 1
    }

    /// Counts a fault of the current try. Faults with the same kind and text are counted together.
    func add(_ kind: Outcome.Kind, _ text: String, detail: String? = nil) {
        outcome.add(kind, text, detail: detail, in: number)
    }

    /// Adds a remark, which is printed below the table.
    func remark(_ text: String) {
        outcome.remarks.append(text)
    }
}
