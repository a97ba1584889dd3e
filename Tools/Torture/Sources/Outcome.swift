/// The outcome of an attack: its row of the table, and the lines below.
struct Outcome: Codable, Sendable {
    /// The outcomes of a try, a column of the table each.
    enum Kind: String, Codable, CaseIterable {
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
    struct Fault: Codable {
        let kind: Kind
        let text: String
        /// Details of the first fault.
        let detail: String?
        let firstTry: Int
        var count: Int
    }

    /// The name of the attack.
    let attack: String
    var tries = 0
    /// The number of tries for which there was no time.
    var leftOut = 0
    var acknowledged = 0
    var counts: [Kind: Int] = [:]
    private(set) var faults: [Fault] = []
    var remarks: [String] = []

    init(of attack: String) {
        self.attack = attack
    }

    /// Counts a fault that a try had. Faults of one kind share one text.
    mutating func add(_ kind: Kind, _ text: String, detail: String? = nil, in number: Int = 0) {
        counts[kind, default: 0] += 1
        if let index = faults.firstIndex(where: { $0.kind == kind && $0.text == text }) {
            faults[index].count += 1
        } else {
            faults.append(Fault(kind: kind, text: text, detail: detail, firstTry: number, count: 1))
        }
    }
}
