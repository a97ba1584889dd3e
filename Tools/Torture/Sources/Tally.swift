/// What the tries of a group came to.
@MainActor final class Tally {
    /// What a try can reveal. All but the first are faults.
    enum Kind: String, CaseIterable {
        /// A message said that the store, a document or an edit was refused; damage may also have lost edits.
        case refused
        /// An acknowledged edit is missing.
        case lost
        /// Something is missing or failed, and neither a message nor the exit code tells it.
        case silent
        /// Something else is not as it should be.
        case wrong
        /// A signal ended the program.
        case crashed
        /// The program did not end in time.
        case hung
    }

    /// The faults of one text, and the try that first had them.
    struct Fault {
        let kind: Kind
        let text: String
        /// More about the first one.
        let detail: String?
        let firstTry: Int
        var count: Int
    }

    let group: String
    private(set) var tries = 0
    private(set) var acknowledged = 0
    private(set) var counts: [Kind: Int] = [:]
    private(set) var faults: [Fault] = []
    /// A line below the table, if there is more to tell.
    var remarks: [String] = []
    private var number = 0

    init(of group: String) {
        self.group = group
    }

    /// Whether something is a fault of the program.
    var hasFaults: Bool { !faults.isEmpty }

    /// Begins a try.
    func begin(_ number: Int) {
        self.number = number
        tries += 1
    }

    /// Counts edits that were answered.
    func acknowledge(_ count: Int) {
        acknowledged += count
    }

    /// Counts something that is no fault.
    func count(_ kind: Kind, times: Int = 1) {
        counts[kind, default: 0] += times
    }

    /// Counts a fault. The text is the same for all of its sort.
    func add(_ kind: Kind, _ text: String, detail: String? = nil) {
        count(kind)
        if let index = faults.firstIndex(where: { $0.kind == kind && $0.text == text }) {
            faults[index].count += 1
        } else {
            faults.append(Fault(kind: kind, text: text, detail: detail, firstTry: number, count: 1))
        }
    }
}
