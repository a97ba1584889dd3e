import Basics
import BasicsTesting
import Commands
import Console
import ConsoleTesting
import Host
import Platform
import PlatformTesting
import Ribcage
import Screens
import ScreensTesting
import Stores
import Terminal
import Testing

/// Runs that last as long as a test.
actor RunsFake: RunsUseCase {
    private var all: [Run] = []

    func runs() -> [Run] { all }
    func add(_ runs: [Run]) { all += runs }
}

@MainActor @Suite("An app of the articles")
struct RunsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(
        _ arguments: String..., typing lines: [String] = []
    ) async -> (code: ExitCode, transcript: [String]) {
        // snippet: a program in a test
        let console = ConsoleScript(lines, isInteractive: false)
        let code = await program.run(["--data", folder.file("data")] + arguments, on: console) { invocation, _ in
            let storage = try await Storage(for: invocation)
            return Program.App(root: RunsBuilder(dependency: storage).build(), over: storage.store)
        }
        // end of snippet
        return (code, console.transcript)
    }

    @Test("keeps what a form was filled in with, in a file with the name of its program")
    func form() async throws {
        // snippet: a form in a test
        let seen = await run(typing: ["add", "Park", "3", "2", "yes", "show"])
        #expect(seen.code == .ok)
        #expect(seen.transcript.suffix(3) == ["! Saved.", "Park  3", "Park  3"])
        // end of snippet
        #expect(FileSystem.exists(folder.file("data/runs.db")))
    }

    @Test("goes back in a form, asks again after a wrong answer, and saves nothing after a no")
    func keys() async throws {
        let interactor = RunsInteractor(useCase: RunsFake(), history: EditHistoryStub())
        try await interactor.send(.add)
        try await interactor.send(.form(.answer("Park")))
        await #expect(throws: NotLaps.self) { try await interactor.send(.form(.answer("0"))) }
        try await interactor.send(.form(.goBack))
        #expect(interactor.state.form?.step == .field(RunsPhrases.venue))
        try await interactor.send(.form(.skipToEnd))
        #expect(interactor.state.form?.step == .confirmation)
        try await interactor.send(.form(.leave))
        #expect(interactor.state == RunsInteractor.State())
    }

    @Test("undoes what was done in an earlier run, an import as one edit")
    func undo() async throws {
        _ = await run("run", "3", "Park")
        #expect(await run("undo").code == .ok)
        #expect(await run("show").transcript == ["No runs yet."])
        #expect(await run("redo").code == .ok)
        #expect(await run("show").transcript == ["Park  3"])
    }

    @Test("imports all rows of a document at once, and exports the same bytes")
    func documents() async throws {
        // snippet: an import and an export in a test
        let document = "place,laps\r\nPark,3\r\nLake,4\r\n"
        let file = try folder.write(document, to: "runs.csv")
        let imported = await run("--yes", "import", file)
        #expect(imported.transcript.last == "! 2 runs are imported.")
        #expect(await run("export", "csv").transcript.joined() == document)
        // end of snippet
        _ = await run("undo")
        #expect(await run("show").transcript == ["No runs yet."])
        let wrong = try folder.write("place,laps\nPark,many\n", to: "wrong.csv")
        let refused = await run("--json", "--yes", "import", wrong)
        #expect(refused.code == .failed)
        let message = refused.transcript.last ?? ""
        #expect(message.contains(#""code":"rejected""#) && message.contains("Line 2 of the document, laps"))
    }

    @Test("is recorded with its data, and replayed without it")
    func recording() async throws {
        // snippet: a recording in a test
        let file = folder.file("bug.txt")
        _ = await run("--record", file, "run", "3", "Park")
        let replayed = await run("--replay", file)
        #expect(replayed.transcript == ["! \(file): all as recorded."])
        // end of snippet
        #expect(await run("show").transcript == ["Park  3"])
        // snippet: reading a recording
        let text = String(decoding: try folder.bytes(of: "bug.txt"), as: UTF8.self)
        let recording = try Recording(parsing: text)
        #expect(recording.runs.map(\.command) == ["$ runs run 3 Park"])
        // end of snippet
    }

    @Test("asks the history of its RIB for undo")
    func history() async throws {
        // snippet: a history in a test
        let history = EditHistoryStub()
        history.undoable = [.example(1)]
        let interactor = RunsInteractor(useCase: RunsFake(), history: history)
        let root = ViewableRouter(interactor, showing: RunsScreen.self)
        _ = try await PromptHost(root: root, console: ConsoleScript(["undo"]), commandGroups: [.history]).run()
        #expect(history.undoable.isEmpty)
        // end of snippet
    }

    @Test("has the commands of the groups that the host is made with")
    func groups() async throws {
        let interactor = RunsInteractor(useCase: RunsFake(), history: EditHistoryStub())
        let root = ViewableRouter(interactor, showing: RunsScreen.self)
        let console = ConsoleScript(["run 3 Park", "total", "export csv"], isInteractive: false)
        // snippet: a host with groups of commands
        let groups: [HostCommandGroup] = [.history, .documents(.runs), .total]
        _ = try await PromptHost(root: root, console: console, commandGroups: groups).run()
        // end of snippet
        #expect(console.transcript == ["! 3 laps", "place,laps\r\n", "Park,3\r\n"])
    }

    @Test("rejects a command of a group in a place that it is not for")
    func rejection() async throws {
        let root = ViewableRouter(interactor: Interactor(), viewController: ScreenStub(""))
        let console = ConsoleScript(["total"], isInteractive: false)
        var options = RunOptions()
        options.writesJSON = true
        _ = try await PromptHost(root: root, console: console, commandGroups: [.total], options: options).run()
        #expect(console.transcript.last?.contains(#""code":"rejected""#) == true)
    }

    @Test("shows a person the prompt, and ends when the terminal is gone")
    func person() async throws {
        let interactor = RunsInteractor(useCase: RunsFake(), history: EditHistoryStub())
        let root = ViewableRouter(interactor, showing: RunsScreen.self)
        // snippet: a person at a console
        let console = ConsoleScript(["run 3 Park", "undo"], width: 40)
        console.beforeLine[1] = { console.send(.hangUp) }
        let code = try await PromptHost(root: root, console: console).run()
        #expect(interactor.state.runs == [Run(place: "Park", laps: 3)])
        #expect(console.transcript.first == "No runs yet.")
        // end of snippet
        #expect(code != .ok)
    }
}
