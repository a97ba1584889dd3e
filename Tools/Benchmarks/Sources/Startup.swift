import Foundation
import ProcessKit

/// Measures of a single command, from the start of the process to its end, and of the time until the first prompt.
enum Startup: Group {
    static let name = "startup"
    static let summary =
        "one run of the app, against a program that prints one line, linked as it is or as usual, and against task"

    static func measures() throws -> [Measure] {
        let home = try ScratchFolder(of: "bench")
        let app = try BuiltProgram("mandalart", home: home)
        let (empty, usual) = try (BuiltProgram("empty-program", home: home), BuiltProgram("usual-program", home: home))
        let (data, script) = (home.file("data"), home.file("script"))
        try Data(fillingChart.utf8).write(to: URL(filePath: script))
        try app.run(["--data", data], input: script)
        let task = try TaskList(home: home)
        let nothing = time(of: empty) { _ in [] }
        return [
            Measure(name: "mandalart, its size", unit: "MB", count: 5, work: { try app.megabytes() }),
            measure("mandalart --version", time(of: app) { _ in ["--version"] }, twin: nothing),
            measure(
                "the same, a usual program", time(of: app) { _ in ["--version"] }, twin: time(of: usual) { _ in [] }),
            measure(
                "mandalart show, a filled chart", time(of: app) { _ in ["show", "--data", data] }, twin: task?.listing),
            measure(
                "mandalart set", time(of: app) { ["set", "1", "Sub-goal \($0)", "--data", data] },
                twin: task?.modifying),
            measure(
                "mandalart to the first prompt", { try app.milliseconds(until: "home> ", ["--data", data]) },
                twin: nothing),
        ]
    }

    /// Returns work that measures the time of a program; the arguments may depend on the number of the run, from 1.
    private static func time(of program: BuiltProgram, _ arguments: @escaping (Int) -> [String]) -> Measure.Work {
        var count = 0
        return {
            count += 1
            let arguments = arguments(count)
            return try Measure.milliseconds { try program.run(arguments) }
        }
    }

    private static func measure(_ name: String, _ work: @escaping Measure.Work, twin: Measure.Work?) -> Measure {
        Measure(name: name, unit: "ms", count: 51, work: work, twin: twin)
    }

    /// The typed lines that fill every cell of a new chart.
    private static var fillingChart: String {
        let around = [1, 2, 3, 4, 6, 7, 8, 9]
        let subGoals = around.map { "set \($0) \"Sub-goal \($0)\"" }
        let items = around.flatMap { goal in
            ["open \(goal)"] + around.map { "set \($0) \"Action item \(goal).\($0)\" \($0 * 10)" } + ["back"]
        }
        return (["Juno", "core \"A filled chart\""] + subGoals + items).map { "\($0)\n" }.joined()
    }

    /// A Taskwarrior list with as many tasks as a filled chart has action items.
    @MainActor private struct TaskList {
        /// The work of `task list`, and of `task modify`, which changes one task and stores it as durably as the app
        /// stores an edit.
        let listing, modifying: Measure.Work

        /// Creates the list; `nil` if Taskwarrior is not installed.
        init?(home: ScratchFolder) throws {
            let settings = home.file("taskrc")
            guard let task = try BuiltProgram(installed: "task", home: home, environment: ["TASKRC=\(settings)"]) else {
                return nil
            }
            try Data("data.location=\(home.file("tasks"))\nconfirmation=no\n".utf8).write(to: URL(filePath: settings))
            let tasks = (1...64).map { #"{"description":"Action item \#($0)"}"# }.joined(separator: "\n")
            try Data(tasks.utf8).write(to: URL(filePath: home.file("tasks.json")))
            try task.run(["import", home.file("tasks.json")])
            listing = Startup.time(of: task) { _ in ["list"] }
            modifying = Startup.time(of: task) { ["1", "modify", "Action item \($0)"] }
        }
    }
}
