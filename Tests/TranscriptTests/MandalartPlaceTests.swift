import Foundation
import PlatformTesting
import Testing

@Suite("Where a person left off in mandalart")
struct MandalartPlaceTests {
    private let home: TemporaryFolder
    private static let announcement = "Back at home/subgoal/1, where you left off. --from-start begins at home."

    init() throws {
        home = try TemporaryFolder()
    }

    private var command: [String] { get throws { try home.command(["--color", "never"]) } }

    /// Starts the program as a person does.
    private func start(_ options: String...) throws -> Session {
        try Session.inTerminal(command + options, home: home.path)
    }

    /// Gives lines to the program as a script does.
    private func script(_ lines: String) async throws {
        _ = try await Child.output(of: command, typing: lines, in: home)
    }

    /// A person goes to sub-goal 1, and is still there.
    private func openSubGoal() async throws -> Session {
        try await script("Juno\ncore Run a marathon\nset 1 Endurance\n")
        let session = try start()
        try await session.answer(["home> ": "open 1"])
        try await session.expect("home/subgoal/1> ")
        return session
    }

    private var kept: String { get throws { try home.text(of: "data/place") } }

    @Test("the next start is there, and says how to begin at home instead")
    func resumed() async throws {
        try await openSubGoal().quit()
        let next = try start()
        try await next.expect("home/subgoal/1> ")
        let seen = next.seen
        #expect(seen.contains(Self.announcement))
        #expect(seen.contains("Sub-goal 1: 0 of 8 action items"))
        #expect(!seen.contains("Hello, Juno!"), "a place on the way was shown")
        try await next.send(["back": "Hello, Juno!"])
        try await next.expect("home> ")
        try await next.quit()

        let last = try start()
        try await last.expect("home> ")
        #expect(!last.seen.contains("where you left off"))
        try await last.quit()
    }

    @Test("who wants to begin with today is there at the next start, and at home with --from-start or behind it")
    func startPage() async throws {
        try await script("Juno\nsettings\nstart today\n")
        let next = try start()
        try await next.expect("Nothing is due in the next 7 days.")
        try await next.expect("today> ")
        #expect(!next.seen.contains("where you left off"))
        try await next.send(["back": "home> "])
        try await next.quit()
        let last = try start("--from-start")
        try await last.expect("home> ")
        #expect(!last.seen.contains("Nothing is due"))
        try await last.quit()
    }

    @Test("the place is kept when the program is killed")
    func killed() async throws {
        try await openSubGoal().kill()
        let next = try start()
        try await next.expect(Self.announcement)
        try await next.expect("home/subgoal/1> ")
        next.kill()
        #expect(try kept == "mandalart://home/subgoal/1\n")
    }

    @Test(
        "a place that is there no more, and nonsense, lead home without an error",
        arguments: [
            "mandalart://home/subgoal/2\n", "mandalart://home/attic\n", "mandalart://home/edit/1\n",
            "mandalart://home/core/Evil\n", "mandalart://onboarding\n", "https://home/subgoal/1\n", "\u{0}\u{1B}[2J",
            "",
        ])
    func gone(line: String) async throws {
        try await script("Juno\ncore Run a marathon\nset 1 Endurance\n")
        _ = try home.write(line, to: "data/place")
        let session = try start()
        try await session.expect("home> ")
        #expect(session.seen.hasPrefix("Hello, Juno! 1 of 8 sub-goals, 0% done."))
        for word in ["where you left off", "There is no", "empty", "Evil"] { #expect(!session.seen.contains(word)) }
        #expect(try kept == "mandalart://home\n")
        try await session.quit()
    }

    @Test("a new person is asked first, whatever is kept")
    func newPerson() async throws {
        try FileManager.default.createDirectory(atPath: home.file("data"), withIntermediateDirectories: false)
        _ = try home.write("mandalart://home/subgoal/1\n", to: "data/place")
        let session = try start()
        try await session.expect("nickname> ")
        #expect(session.seen.hasPrefix("Welcome."))
        #expect(try kept == "mandalart://home/subgoal/1\n")
        try await session.send(["Juno": "core goal (Enter skips it)> ", "": "home> "])
        #expect(try kept == "mandalart://home\n")
        try await session.quit()
    }

    @Test("without --data the place is kept apart from the data, for its owner alone")
    func stateFolder() async throws {
        let session = try Session.inTerminal([Program.path("mandalart")], home: home.path)
        try await session.answer(["nickname> ": "Juno", "core goal (Enter skips it)> ": "", "home> ": "settings"])
        try await session.expect("home/settings> ")
        try await session.quit()
        let folder = home.file(".local/state/mandalart")
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["history", "place"])
        #expect(try home.bytes(of: ".local/state/mandalart/place") == Array("mandalart://home/settings\n".utf8))
        #expect(try mode(folder) == 0o700)
        #expect(try mode("\(folder)/place") == 0o600)
    }
}
