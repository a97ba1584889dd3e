/// Checks runs and stores after an attack, and counts their faults.
@MainActor struct Verdict {
    private let tally: Tally
    /// The end of each fault's text, such as “, as a sync fails”.
    private let when: String
    /// The details of the first fault.
    private let detail: String?

    init(_ tally: Tally, _ when: String = "", detail: String? = nil) {
        (self.tally, self.when, self.detail) = (tally, when, detail)
    }

    /// Counts a fault, which may be about an edit, or end with a message of the program.
    func add(_ kind: Outcome.Kind, _ text: String, _ message: String? = nil, of edit: Edit? = nil) {
        let end = message.map { ": \(Self.general($0))" } ?? ""
        tally.add(kind, text + when + end, detail: edit.map { $0.noun + (detail ?? "") } ?? detail)
    }

    /// Reads and checks a store that must be undamaged.
    func check(_ store: String, against writers: [Writer], with program: Program) throws {
        check(try program.read(store), against: writers)
    }

    /// Checks the reading of a store that must be undamaged.
    func check(_ reading: Readings.Reading, against writers: [Writer]) {
        let (run, content) = reading
        guard isOrderly(run) else { return }
        let isNew = !writers.contains { $0.edits.contains { $0.outcome == .acknowledged } }
        let comparison = Comparison(content, with: writers)
        for edit in comparison.lost { add(.lost, "an acknowledged edit is missing", of: edit) }
        check(comparison)
        // A store without any acknowledged edit may show no more than an error.
        if run.end != .exit(0), !isNew || !content.isUnbegun { addRefusal(run, content) }
    }

    /// Counts the edits that are present although they failed, and the contradictions within a store.
    func check(_ comparison: Comparison) {
        for edit in comparison.risen { add(.wrong, "an edit that failed is there", of: edit) }
        for text in comparison.contradictions { add(.wrong, text) }
    }

    /// Reads a store with edits that no writer sent, and compares the app's screens with its histories. Returns the
    /// store's content; `nil` if the program did not end properly.
    @discardableResult
    func checkAlone(_ store: String, with program: Program, seconds: Double = 20) throws -> Content? {
        let (run, content) = try program.read(store, seconds: seconds)
        guard isOrderly(run) else { return nil }
        check(Comparison(of: content))
        if run.end != .exit(0) { addRefusal(run, content) }
        return content
    }

    private func addRefusal(_ run: Run, _ content: Content) {
        add(.wrong, "the store is refused", content.isUnbegun ? "it has no edit" : content.errors.first ?? run.output)
    }

    /// Returns whether a run ended by itself within its time, and counts a fault if it did not or took too much memory.
    func isOrderly(_ run: Run) -> Bool {
        guard isOrderly(run.end) else { return false }
        if run.memory > Run.mostMemory { add(.wrong, "a run takes more than \(Run.mostMemory >> 20) MiB") }
        return true
    }

    /// Returns whether a program ended by itself, with one of its own exit codes. Counts a fault if it did not.
    func isOrderly(_ end: Run.End) -> Bool {
        switch end {
        case .exit(let code) where code <= 3: return true
        case .exit(let code): add(.crashed, "exit code \(code)")
        case .signal(let signal): add(.crashed, "signal \(signal)")
        case .hung: add(.hung, "a run does not end in time")
        case .tooLarge: add(.wrong, "a run takes more than \(Run.memoryLimit >> 20) MiB")
        }
        return false
    }

    /// Returns a message without paths and numbers, so that equal faults are counted together.
    static func general(_ message: String) -> String {
        let words = message.prefix(300).split(separator: " ").map { word in
            word.contains("/") ? "…" : String(word.map { $0.isNumber ? "n" : $0 })
        }
        return words.joined(separator: " ")
    }
}
