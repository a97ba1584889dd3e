import Foundation

/// The table of results with a row for each group, followed by remarks and faults.
@MainActor struct Report {
    /// The options that repeat this run.
    private let options: String
    private static let columns = ["tries", "acknowledged"] + Tally.Kind.allCases.map(\.rawValue) + ["seconds"]

    init(options: String) {
        self.options = options
        show("group", Self.columns)
    }

    /// Shows the row of a group that has ended.
    func show(_ tally: Tally, seconds: Double) {
        let counts = Tally.Kind.allCases.map { tally.counts[$0] ?? 0 }
        let tenths = Int((seconds * 10).rounded())
        let numbers = [tally.tries, tally.acknowledged] + counts
        show(tally.group, numbers.map(String.init) + ["\(tenths / 10).\(tenths % 10)"])
    }

    /// Shows the remarks of all groups, then the faults with a way to repeat each.
    func finish(_ tallies: [Tally]) {
        for tally in tallies {
            for remark in tally.remarks { print("\(tally.group): \(remark)") }
        }
        for tally in tallies {
            for fault in tally.faults {
                let detail = fault.detail.map { $0.isEmpty ? "" : " (first: \($0))" } ?? ""
                print("\(tally.group), \(fault.kind.rawValue) × \(fault.count): \(fault.text)\(detail)")
                print("    repeat: Tools/torture \(options) --only \(fault.firstTry) \(tally.group)")
            }
        }
    }

    private func show(_ first: String, _ rest: [String]) {
        let cells = zip(rest, Self.columns).map { text, column in
            String(repeating: " ", count: max(2, column.count + 2 - text.count)) + text
        }
        print(first + String(repeating: " ", count: max(1, 8 - first.count)) + cells.joined())
        // A row is shown as soon as it is known, also through a pipe.
        fflush(nil)
    }
}
