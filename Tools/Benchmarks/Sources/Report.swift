import Foundation

/// A format in which results are printed, each as soon as it is measured.
@MainActor protocol Report {
    func begin(_ group: String)
    func add(_ rounds: Measure.Rounds, of measure: Measure, in group: String)
}

/// A report as a table for people.
struct Table: Report {
    func begin(_ group: String) {
        show(group, ["unit", "min", "median", "max", "twin", "ratio"])
    }

    func add(_ rounds: Measure.Rounds, of measure: Measure, in group: String) {
        let times = [rounds.measured.minimum, rounds.measured.median, rounds.measured.maximum].map(text)
        let twin = [rounds.twin?.median, rounds.ratio].map { $0.map(text) ?? "–" }
        show("  \(measure.name)", [measure.unit] + times + twin)
    }

    private func text(_ number: Double) -> String { String(format: "%.3f", number) }

    private func show(_ first: String, _ rest: [String]) {
        let cells = rest.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }
        print(first.padding(toLength: 44, withPad: " ", startingAt: 0) + cells.joined())
    }
}

/// A report with one JSON object per line, all with the same keys. The names of groups, measures and units need no
/// escapes.
struct JSONLines: Report {
    func begin(_ group: String) {}

    func add(_ rounds: Measure.Rounds, of measure: Measure, in group: String) {
        let names = [("group", group), ("measure", measure.name), ("unit", measure.unit)]
        let numbers = [
            ("min", rounds.measured.minimum), ("median", rounds.measured.median), ("max", rounds.measured.maximum),
            ("twin", rounds.twin?.median), ("ratio", rounds.ratio),
        ]
        let fields =
            names.map { "\"\($0)\":\"\($1)\"" }
            + numbers.map { "\"\($0)\":\($1.map(String.init(describing:)) ?? "null")" }
        print("{\(fields.joined(separator: ","))}")
    }
}
