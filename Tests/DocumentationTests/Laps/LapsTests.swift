import Basics
import Commands
import ConsoleTesting
import Host
import Ribcage
import Screens
import Terminal
import Testing

@MainActor @Suite("A screen of the articles")
struct LapsTests {
    private func transcript(
        of router: any Routing, typing lines: String...
    ) async throws -> [String] {
        // snippet: a run in a test
        let console = ConsoleScript(lines, isInteractive: false)
        _ = try await PromptHost(root: router, console: console).run()
        // end of snippet
        return console.transcript
    }

    @Test("shows the state that a typed line led to, and says why a line is refused")
    func laps() async throws {
        let interactor = LapsInteractor()
        let seen = try await transcript(
            of: ViewableRouter(interactor, showing: LapsScreen.self), typing: "run 3", "show", "run 0")
        #expect(interactor.state.laps == 3)
        #expect(seen.contains { $0.contains("Laps so far: 3") }, "\(seen)")
        #expect(seen.contains { $0.contains("Laps are a number from 1, not “0”.") }, "\(seen)")
    }

    @Test("asks on arrival, and takes the next line for the answer")
    func question() async throws {
        let interactor = RunInteractor()
        _ = try await transcript(
            of: ViewableRouter(interactor, showing: RunScreen.self), typing: "10", "run 4")
        #expect(interactor.state == RunInteractor.State(goal: 10, laps: 4))
    }

    @Test("is the same in each of its states")
    func states() throws {
        // snippet: the states in a test
        let samples = try RunScreen.samples()
        let half = samples.first { $0.name == "half" }?.text(Reader(width: 40)).plain
        #expect(half == "Laps so far: 5\n██████████░░░░░░░░░░")
        // end of snippet
    }
}
