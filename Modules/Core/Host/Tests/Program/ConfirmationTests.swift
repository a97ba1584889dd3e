import BasicsTesting
import Console
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Testing

@MainActor @Suite("A command that takes something away")
struct ConfirmationTests {
    private let page = PageRouter(number: 12)

    init() async throws {
        try await page.interactor.send(.write("hello"))
    }

    private var text: String { page.interactor.state.text }

    private func options(saysYes: Bool = false, keepsGoing: Bool = false) -> RunOptions {
        RunOptions { ($0.saysYes, $0.keepsGoing) = (saysYes, keepsGoing) }
    }

    private func run(
        _ lines: String..., isInteractive: Bool = true, options: RunOptions = RunOptions()
    ) async throws -> (code: ExitCode, seen: [String]) {
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        let code = try await PromptHost(root: page, console: console, options: options).run()
        return (code, console.transcript)
    }

    private let question = "Erase “hello” for good? [no]> "

    @Test("is carried out after a yes", arguments: ["yes", "y", "YES", " y "])
    func yes(answer: String) async throws {
        let seen = try await run("erase", answer, "show").seen
        #expect(seen.prefix(5) == ["[12: hello]", "page/12> erase", question + answer, "page/12> show", "[12: ]"])
    }

    @Test(
        "changes nothing after a no or an empty answer, and the person goes on", arguments: ["", "no", "n"])
    func no(answer: String) async throws {
        let (code, seen) = try await run("erase", answer, "quit")
        #expect(
            seen == ["[12: hello]", "page/12> erase", question + answer, "! Nothing was changed.", "page/12> quit"])
        #expect(code == .ok)
        #expect(text == "hello")
    }

    private let reminder = "! Answer yes or no first. The line was not carried out."

    @Test(
        "asks once more after what is neither yes nor no, and changes nothing after another such answer",
        arguments: ["yess", "erase", "write x"])
    func again(answer: String) async throws {
        let seen = try await run("erase", answer, answer, "quit").seen
        #expect(
            seen.dropFirst(2) == [
                question + answer, reminder, question + answer, "! The line was not carried out.",
                "! Nothing was changed.", "page/12> quit",
            ])
        #expect(text == "hello")
    }

    @Test("is carried out after a yes to the repeated question")
    func yesAfterAll() async throws {
        let seen = try await run("erase", "sure", "yes").seen
        #expect(seen.dropFirst(2).prefix(3) == [question + "sure", reminder, question + "yes"])
        #expect(text == "")
    }

    @Test("changes nothing when the input ends instead of an answer")
    func end() async throws {
        #expect(try await run("erase").seen.suffix(4) == ["! ", "! Nothing was changed.", "page/12> ", "! "])
        #expect(text == "hello")
    }

    @Test("changes nothing when the question is broken off")
    func brokenOff() async throws {
        let console = ConsoleScript(["erase", "quit"])
        console.beforeLine[1] = { console.send(.interrupt) }
        _ = try await PromptHost(root: page, console: console).run()
        #expect(console.transcript.suffix(4) == [question, "! ", "! Cancelled.", "page/12> quit"])
        #expect(text == "hello")
    }

    @Test("asks about what is there now, and offers no earlier line for an answer")
    func fresh() async throws {
        let console = ConsoleScript(["erase", "no"])
        _ = try await PromptHost(root: page, console: console).run()
        #expect(page.interactor.state.visits == 2)
        #expect(console.requests[1].offersHistory == false)
        #expect(console.remembered == ["erase"])
    }

    @Test("is refused where nobody can be asked: a script ends with 3, and the reason names --yes")
    func script() async throws {
        let (code, seen) = try await run("write x", "erase", "write never", isInteractive: false)
        #expect(code == .declined)
        #expect(
            seen == [
                "! wrote x on 12",
                "! line 2: “erase” asks for confirmation, and no answer can be typed here. Add --yes.",
            ])
        #expect(text == "x")
    }

    @Test("is a failed line of a script that goes on")
    func keepGoing() async throws {
        let (code, seen) = try await run(
            "erase", "write y", isInteractive: false, options: options(keepsGoing: true))
        #expect(code == .failed)
        #expect(seen.last == "! wrote y on 12")
    }

    @Test("is carried out without a question after --yes", arguments: [true, false])
    func saidYes(isInteractive: Bool) async throws {
        let (code, seen) = try await run("erase", isInteractive: isInteractive, options: options(saysYes: true))
        #expect(code == .ok)
        #expect(!seen.contains { $0.contains("Erase") })
        #expect(text == "")
    }

    @Test("is not asked about when next to nothing is lost")
    func unasked() async throws {
        try await page.interactor.send(.write(""))
        #expect(try await run("erase", isInteractive: false).code == .ok)
    }

    @Test("is not meant by its beginning", arguments: ["era", "e"])
    func short(word: String) async throws {
        let (code, seen) = try await run(word, isInteractive: false, options: options(saysYes: true))
        #expect(code == .failed)
        #expect(seen == ["! line 1: “erase” takes something away, so it is written in full."])
        #expect(text == "hello")
    }

    @Test("can be looked up by its beginning")
    func help() async throws {
        #expect(try await run("help era", isInteractive: false).seen == ["erase", "  empty this page"])
    }

    @Test("in the arguments is cancelled by Ctrl-C at its question, and the run ends with that")
    func argumentsBrokenOff() async throws {
        let console = ConsoleScript(["yes"])
        console.beforeLine[0] = { console.send(.interrupt) }
        let program = Program("notes", summary: "Keeps notes.")
        #expect(await program.run(["erase"], on: console) { _, _ in Program.App(root: page) } == .interrupted)
        #expect(console.transcript == [question, "! Cancelled."])
        #expect(text == "hello")
    }

    @Test("asks in lines that fit, of which only the last is the prompt")
    func wrapped() async throws {
        try await page.interactor.send(.write("one two three four five six seven eight"))
        let seen = try await typing("erase", "no", at: page, isInteractive: true, width: 30)
        #expect(
            seen[2...4] == ["Erase “one two three four", "five six seven eight” for", "good? [no]> no"])
    }

    @Test("in the arguments asks at a terminal, and ends with 3 unless the answer is yes")
    func arguments() async throws {
        let program = Program("notes", summary: "Keeps notes.")
        let refusal = "“erase” asks for confirmation, and no answer can be typed here. Add --yes."
        let cases: [(arguments: [String], answer: String?, code: ExitCode, seen: [String], left: String)] = [
            (["erase"], "no", .declined, [question + "no", "! Nothing was changed."], "hello"),
            (["erase"], "yes", .ok, [question + "yes"], ""),
            (["erase"], nil, .declined, ["! notes: \(refusal)"], "hello"),
            (["erase", "--yes"], nil, .ok, [], ""),
        ]
        for (arguments, answer, code, seen, left) in cases {
            let page = PageRouter(number: 12)
            try await page.interactor.send(.write("hello"))
            let console = ConsoleScript(answer.map { [$0] } ?? [], isInteractive: answer != nil)
            #expect(await program.run(arguments, on: console) { _, _ in Program.App(root: page) } == code)
            #expect(console.transcript == seen)
            #expect(page.interactor.state.text == left)
        }
    }
}
