/// Checks a store after an attack, and counts its faults.
@MainActor struct Verdict {
    private let tally: Tally

    init(_ tally: Tally) {
        self.tally = tally
    }

    /// Reads and checks a store that must be undamaged.
    func check(
        _ store: String, against writers: [Writer], with program: Program, _ when: String = "", detail: String = ""
    ) throws {
        check(try program.read(store), against: writers, when, detail: detail)
    }

    /// Checks the reading of a store that must be undamaged.
    func check(_ reading: Readings.Reading, against writers: [Writer], _ when: String = "", detail: String = "") {
        let (run, content) = reading
        guard isOrderly(run, when, detail: detail) else { return }
        let isNew = !writers.contains { $0.edits.contains { $0.outcome == .acknowledged } }
        let comparison = Comparison(content, with: writers)
        for edit in comparison.lost {
            tally.add(.lost, "an acknowledged edit is missing\(when)", detail: edit.noun + detail)
        }
        for edit in comparison.risen {
            tally.add(.wrong, "an edit that failed is there\(when)", detail: edit.noun + detail)
        }
        for text in comparison.contradictions { tally.add(.wrong, text + when, detail: detail) }
        // A store without any acknowledged edit may show no more than an error.
        if run.end != .exit(0), !isNew || !content.isUnbegun { addRefusal(run, content, when, detail) }
    }

    /// Reads a store with edits that no writer sent, and compares the app's screens with its histories. Returns the
    /// store's content; `nil` if the program did not end properly.
    @discardableResult
    func checkAlone(
        _ store: String, with program: Program, _ when: String, detail: String? = nil, seconds: Double = 20
    ) throws -> Content? {
        let (run, content) = try program.read(store, seconds: seconds)
        guard isOrderly(run, when, detail: detail) else { return nil }
        for text in Comparison(of: content).contradictions { tally.add(.wrong, text + when, detail: detail) }
        if run.end != .exit(0) { addRefusal(run, content, when, detail) }
        return content
    }

    private func addRefusal(_ run: Run, _ content: Content, _ when: String, _ detail: String?) {
        let message = content.isUnbegun ? "it has no edit" : Self.general(content.errors.first ?? run.output)
        tally.add(.wrong, "the store is refused\(when): \(message)", detail: detail)
    }

    /// Returns whether a run ended by itself within its time, and counts a fault if it did not or took too much memory.
    func isOrderly(_ run: Run, _ when: String = "", detail: String? = nil) -> Bool {
        guard isOrderly(run.end, when, detail: detail) else { return false }
        if run.memory > Run.mostMemory {
            tally.add(.wrong, "a run takes more than \(Run.mostMemory >> 20) MiB\(when)", detail: detail)
        }
        return true
    }

    /// Returns whether a program ended by itself, with one of its own exit codes. Counts a fault if it did not.
    func isOrderly(_ end: Run.End, _ when: String = "", detail: String? = nil) -> Bool {
        switch end {
        case .exit(let code) where code <= 3: return true
        case .exit(let code): tally.add(.crashed, "exit code \(code)\(when)", detail: detail)
        case .signal(let signal): tally.add(.crashed, "signal \(signal)\(when)", detail: detail)
        case .hung: tally.add(.hung, "a run does not end in time\(when)", detail: detail)
        case .tooLarge:
            tally.add(.wrong, "a run takes more than \(Run.memoryLimit >> 20) MiB\(when)", detail: detail)
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
