import Foundation
import ProcessKit

/// Measures of how long a person waits for suggestions, with a single chart and with a thousand further charts to
/// search.
enum Suggesting: Group {
    static let name = "suggest"
    static let summary = "suggestions for a cell, the first and the others of a run, also beside 1,000 charts"

    private static let count = 50

    static func measures() throws -> [Measure] {
        let document = try ManyCharts()
        let home = document.folder
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let corpus = root.appending(path: "Modules/Data/Suggestions/Corpus").path
        let app = try BuiltProgram("mandalart", home: home, environment: ["MANDALART_SUGGESTIONS=\(corpus)"])
        let (one, many) = (home.file("one"), home.file("many"))
        for data in [one, many] { try app.run(["--data", data, "nickname", "Juno"]) }
        try app.run(["--data", many, "--yes", "import", document.path])
        for data in [one, many] {
            try app.run(["--data", data, "charts", "new", "Run"])
            try app.run(["--data", data, "home", "core", "Run item 5 of a marathon, 매일"])
        }
        func script(_ count: Int) throws -> String {
            let path = home.file("script-\(count)")
            try Data(String(repeating: "suggest 2\nshow\nback\n", count: count).utf8).write(to: URL(filePath: path))
            return path
        }
        let (none, first, all) = (try script(0), try script(1), try script(count))
        /// Returns a measure of how much longer one script takes than another, per suggestion.
        func measure(_ name: String, _ data: String, _ script: String, beyond other: String, each: Int) -> Measure {
            Measure(name: name, unit: "ms", count: 9) {
                let start = try Measure.milliseconds { try app.run(["--data", data], input: other) }
                let end = try Measure.milliseconds { try app.run(["--data", data], input: script) }
                return (end - start) / Double(each)
            }
        }
        return [
            measure("the first of a run (under 100 ms)", one, first, beyond: none, each: 1),
            measure("each other (under 20 ms)", one, all, beyond: first, each: count - 1),
            measure("the first, beside 1,000 charts (under 100 ms)", many, first, beyond: none, each: 1),
            measure("each other, beside 1,000 charts (under 20 ms)", many, all, beyond: first, each: count - 1),
        ]
    }
}
