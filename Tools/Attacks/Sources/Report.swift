import Foundation

/// The table of results with a row for each attack, followed by remarks and faults.
@MainActor struct Report {
    /// The options that repeat this run.
    private let options: String
    private static let columns = ["tries", "acknowledged"] + Outcome.Kind.allCases.map(\.rawValue) + ["seconds"]

    init(options: String) {
        self.options = options
        show("attack", Self.columns)
    }

    func show(_ outcome: Outcome, seconds: Double) {
        let counts = Outcome.Kind.allCases.map { outcome.counts[$0] ?? 0 }
        let tenths = Int((seconds * 10).rounded())
        let numbers = [outcome.tries, outcome.acknowledged] + counts
        show(outcome.attack, numbers.map(String.init) + ["\(tenths / 10).\(tenths % 10)"])
    }

    /// Prints a row with the sums of all attacks, and the seconds from the beginning of the first to the end of the
    /// last.
    func showAll(_ outcomes: [Outcome], seconds: Double) {
        var all = Outcome(of: "all")
        for outcome in outcomes {
            all.tries += outcome.tries
            all.acknowledged += outcome.acknowledged
            all.counts.merge(outcome.counts, uniquingKeysWith: +)
        }
        show(all, seconds: seconds)
    }

    /// Prints the remarks about all attacks, then the faults, each with the command that repeats it.
    func finish(_ outcomes: [Outcome]) {
        for outcome in outcomes {
            for remark in outcome.remarks { print("\(outcome.attack): \(remark)") }
            if outcome.leftOut > 0 { print("\(outcome.attack): there was no time for \(outcome.leftOut) more tries.") }
        }
        for outcome in outcomes {
            for fault in outcome.faults {
                let detail = fault.detail.map { $0.isEmpty ? "" : " (first: \($0))" } ?? ""
                print("\(outcome.attack), \(fault.kind.rawValue) × \(fault.count): \(fault.text)\(detail)")
                print("    repeat: Tools/torture \(options) --only \(fault.firstTry) \(outcome.attack)")
            }
        }
    }

    private func show(_ first: String, _ rest: [String]) {
        let cells = zip(rest, Self.columns).map { text, column in
            String(repeating: " ", count: max(2, column.count + 2 - text.count)) + text
        }
        print(first + String(repeating: " ", count: max(1, 17 - first.count)) + cells.joined())
        // A row is printed as soon as it is known, also through a pipe.
        fflush(nil)
    }
}
