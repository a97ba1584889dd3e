/// The result of an attack: its row in the table, and the lines below the table.
struct Outcome: Codable, Sendable {
    /// The kind of a try's outcome. Each kind is a column of the table.
    enum Kind: String, Codable, CaseIterable {
        /// The program rejected the store, a document, or an edit with a message, which is harmless by itself.
        case refused
        /// An acknowledged edit is missing, which is harmless only after damage that a message reports.
        case lost
        /// Data is missing or a command failed, but the program wrote no message or ended with exit code 0.
        case silent
        /// Any other wrong result.
        case wrong
        /// A signal ended the program, or the exit code is not one of the program's own.
        case crashed
        /// The program did not end in time.
        case hung
    }

    /// All faults with the same kind and text, and the first try in which such a fault occurred.
    struct Fault: Codable {
        let kind: Kind
        let text: String
        let detail: String?
        let firstTry: Int
        var count: Int
    }

    let attack: String
    var tries = 0
    /// The number of tries that were left out for lack of time.
    var leftOut = 0
    var acknowledged = 0
    var counts: [Kind: Int] = [:]
    private(set) var faults: [Fault] = []
    var remarks: [String] = []

    init(of attack: String) {
        self.attack = attack
    }

    /// Counts a fault of the try with the given number. Faults with the same kind and text are counted together.
    mutating func add(_ kind: Kind, _ text: String, detail: String? = nil, in number: Int = 0) {
        counts[kind, default: 0] += 1
        if let index = faults.firstIndex(where: { $0.kind == kind && $0.text == text }) {
            faults[index].count += 1
        } else {
            faults.append(Fault(kind: kind, text: text, detail: detail, firstTry: number, count: 1))
        }
    }
}
