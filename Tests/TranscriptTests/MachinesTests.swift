import Foundation
import PlatformTesting
import Testing

@Suite("Three machines of one person", .timeLimit(.minutes(3)))
struct MachinesTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private let machines = ["laptop", "desktop", "server"]

    @discardableResult private func run(_ machine: String, _ words: String...) async throws -> String {
        let result = try await home.run(words, data: machine)
        return result.output + result.error
    }

    @Test("have the same charts after a week, two days of it apart, and what each has lost is told in its place")
    func week() async throws {
        let goals = home.file("goals")
        for machine in machines { try await run(machine, "sync", "machine", machine) }
        try await run("laptop", "nickname", "Juno")
        try await run("laptop", "core", "Run a marathon")
        try await run("laptop", "set", "1", "Endurance")
        try await run("laptop", "--yes", "sync", goals)
        for machine in ["desktop", "server"] { try await run(machine, "--yes", "sync", goals) }
        // All three begin with the laptop's chart, not with empty ones of their own.
        for machine in machines { #expect(try await run(machine, "charts").contains("2") == false) }
        // Apart: both fill a cell, name a sub-goal, begin a chart, and log.
        try await run("laptop", "set", "2", "Sleep")
        try await run("laptop", "set", "1/1", "Swim")
        try await run("laptop", "charts", "new", "Work")
        try await run("desktop", "set", "2", "Eat")
        try await run("desktop", "set", "1/1", "Ride")
        try await run("desktop", "charts", "new", "Home")
        try await run("desktop", "chart", "1", "set", "1", "Stamina")
        try await run("server", "log", "1/1", "nothing")
        try await run("desktop", "sync")
        let laptop = try await run("laptop", "sync")
        #expect(laptop.contains("edits sent"), "\(laptop)")
        for machine in machines + machines { try await run(machine, "sync") }
        for language in ["en", "ko", "ja"] {
            for page in language == "en" ? ["full", "charts"] : ["full"] {
                var seen: [String] = []
                for machine in machines {
                    // Which chart is the current one is each machine's own.
                    let text = try await run(machine, "--lang", language, "chart", "1", page)
                    seen.append(text.replacing("▸", with: " "))
                }
                #expect(seen[0] == seen[1], "\(page) on the desktop")
                #expect(seen[0] == seen[2], "\(page) on the server")
            }
        }
        let full = try await run("server", "chart", "1", "show")
        for title in ["Stamina", "Sleep", "Eat"] { #expect(full.contains(title), "\(title) in \(full)") }
        let items = try await run("server", "chart", "1", "subgoal", "1", "show")
        for title in ["Swim", "Ride"] { #expect(items.contains(title), "\(title) in \(items)") }
        let charts = try await run("server", "charts")
        for name in ["Work", "Home"] { #expect(charts.contains(name), "\(name) in \(charts)") }
        // What was made elsewhere is undone there.
        let history = try await run("server", "chart", "1", "history")
        #expect(history.contains("desktop: "), "\(history)")
        #expect(try await run("server", "undo").contains("nothing to undo"))
        // Of the machines, each is named once.
        let status = try await run("server", "sync", "status").split(separator: "\n")
        #expect(status.count == 4, "\(status)")
        for name in ["laptop", "desktop"] { #expect(status.contains { $0.hasPrefix("“\(name)”: ") }, "\(status)") }
        // A later edit of one field: the one whose edit is replaced says so.
        try await run("laptop", "chart", "1", "set", "1", "Power")
        try await run("desktop", "chart", "1", "set", "1", "Grit")
        try await run("desktop", "sync")
        let lost = try await run("laptop", "sync")
        #expect(
            lost.contains("sub-goal 1 of chart 1 is “Grit” now, was “Power” here. The history has both."), "\(lost)")
    }
}
