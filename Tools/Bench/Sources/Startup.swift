import Foundation

/// How long a person waits for one command, from the start of the process to its end.
enum Startup: Group {
    static let name = "startup"
    static let summary = "one run of the app, against a program that prints one line"

    static func measures() throws -> [Measure] {
        let home = try TemporaryFolder()
        let (app, empty) = (BuiltProgram("mandalart", home: home), BuiltProgram("empty-program", home: home))
        let (data, script) = (home.file("data"), home.file("script"))
        try Data(fillingChart.utf8).write(to: URL(filePath: script))
        try app.run(["--data", data], input: script)

        let twin: Measure.Work = { try Measure.milliseconds { try empty.run([]) } }
        return [
            Measure(
                name: "mandalart --version", unit: "ms", count: 51,
                work: { try Measure.milliseconds { try app.run(["--version"]) } }, twin: twin),
            Measure(
                name: "mandalart show, a filled chart", unit: "ms", count: 51,
                work: { try Measure.milliseconds { try app.run(["show", "--data", data]) } }, twin: twin),
        ]
    }

    /// What a person types to fill every cell of a new chart.
    private static var fillingChart: String {
        let around = [1, 2, 3, 4, 6, 7, 8, 9]
        let subGoals = around.map { "set \($0) \"Sub-goal \($0)\"" }
        let items = around.flatMap { goal in
            ["open \(goal)"] + around.map { "set \($0) \"Action item \(goal).\($0)\" \($0 * 10)" } + ["back"]
        }
        return (["Juno", "core \"A filled chart\""] + subGoals + items).map { "\($0)\n" }.joined()
    }
}
