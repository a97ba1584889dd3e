import Foundation
import ProcessKit

extension Scale {
    /// Returns measures of the app with a store of many charts: the time of a start and of queries, and the memory of a
    /// run and of the import. The baseline of the start is a start with an empty store.
    static func asking(_ document: ManyCharts) throws -> [Measure] {
        let app = try BuiltProgram("mandalart", home: document.folder)
        let (full, empty) = (document.folder.file("full"), document.folder.file("empty"))
        for data in [full, empty] { try app.run(["--data", data, "nickname", "Juno"]) }
        let importing = try app.run(["--data", full, "--yes", "import", document.path])

        func script(_ name: String, _ lines: [String]) throws -> String {
            let path = document.folder.file(name)
            try Data(lines.map { "\($0)\nshow\n" }.joined().utf8).write(to: URL(filePath: path))
            return path
        }
        let nothing = try script("nothing", [])
        /// Returns a measure of the average time of a line and the `show` after it, without the start and the end of
        /// the run.
        func line(_ name: String, _ lines: [String]) throws -> Measure {
            let many = try script(name, lines)
            return Measure(name: "\(name) (under 10 ms)", unit: "ms", count: 5) {
                let start = try Measure.milliseconds { try app.run(["--data", full], input: nothing) }
                return (try Measure.milliseconds { try app.run(["--data", full], input: many) } - start)
                    / Double(lines.count)
            }
        }
        let all = try script("all", ["chart 500", "search Item 5", "next", "stale 1", "search 매"])
        return [
            Measure(
                name: "start to prompt (under 2×)", unit: "ms", count: 15,
                work: { try Measure.milliseconds { try app.run(["--data", full], input: nothing) } },
                twin: { try Measure.milliseconds { try app.run(["--data", empty], input: nothing) } }),
            try line("open a chart", (1...50).map { "chart \($0 * 20)" }),
            try line("search a word", (1...50).map { "search 매일 \($0 * 20)" }),
            try line("search what all have", (1...50).map { $0.isMultiple(of: 2) ? "search 매일" : "search i" }),
            try line("search what none has", (1...50).map { "search nowhere \($0)" }),
            try line("next", (1...50).map { _ in "next" }),
            Measure(name: "memory of such a run (under 64)", unit: "MiB", count: 3) {
                Double(try app.run(["--data", full], input: all)) / 1_048_576
            },
            Measure(name: "memory of the import (under 64)", unit: "MiB", count: 1) {
                Double(importing) / 1_048_576
            },
        ]
    }
}
