/// The tries of a group, and the faults found in them.
@MainActor final class Tally {
    /// The outcomes of a try, a column of the table each. `add` counts them as faults, `count` as harmless.
    enum Kind: String, CaseIterable {
        /// The store, a document or an edit was refused with a message. By itself it is harmless.
        case refused
        /// An acknowledged edit is missing. It is harmless only after damage that a message tells of.
        case lost
        /// Data is missing or a command failed, without a message or an exit code.
        case silent
        /// Any other wrong result.
        case wrong
        /// A signal ended the program.
        case crashed
        /// The program did not end in time.
        case hung
    }

    /// All faults with one text, and the first try that had one.
    struct Fault {
        let kind: Kind
        let text: String
        /// Details of the first fault.
        let detail: String?
        let firstTry: Int
        var count: Int
    }

    let group: String
    private(set) var tries = 0
    private(set) var acknowledged = 0
    private(set) var counts: [Kind: Int] = [:]
    private(set) var faults: [Fault] = []
    /// An optional remark below the table.
    var remarks: [String] = []
    private var number = 0

    init(of group: String) {
        self.group = group
    }

    /// Whether any fault of the program was counted.
    var hasFaults: Bool { !faults.isEmpty }

    /// Begins a try.
    func begin(_ number: Int) {
        self.number = number
        tries += 1
    }

    /// Counts acknowledged edits.
    func acknowledge(_ count: Int) {
        acknowledged += count
    }

    /// Counts a harmless outcome.
    func count(_ kind: Kind) {
        counts[kind, default: 0] += 1
    }

    /// Counts a fault. Faults of one kind share one text.
    func add(_ kind: Kind, _ text: String, detail: String? = nil) {
        count(kind)
        if let index = faults.firstIndex(where: { $0.kind == kind && $0.text == text }) {
            faults[index].count += 1
        } else {
            faults.append(Fault(kind: kind, text: text, detail: detail, firstTry: number, count: 1))
        }
    }
}
