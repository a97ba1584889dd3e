import Basics
import BasicsTesting
import Commands
import ConsoleTesting
import HostTesting
import Platform
import Ribcage
import Screens
import Terminal
import Testing

@testable import Host

/// A shelf of jars, to which commands are declared.
private final class JarInteractor: Interactor, Reactor {
    enum Action { case fill(String, Int), label(String), smash }
    enum Mutation { case filled(String, Int), smashed }
    struct State: Equatable {
        var jam = "none"
        var spoons = 0
        var isAsking = false
    }

    let store = Store(State())

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .fill(let jam, let spoons): commit(.filled(jam, spoons))
        case .label(let jam): commit(.filled(jam, state.spoons))
        case .smash: commit(.smashed)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .filled(let jam, let spoons): (state.jam, state.spoons) = (jam, spoons)
        case .smashed: state.spoons = 0
        }
    }
}

private enum JarScreen: Screen {
    static let commands: [Command<JarInteractor>] = [
        Command(
            "fill", Argument("jam", { $0 }), Argument("spoons", { Int($0) ?? 0 }), summary: "put jam in",
            outcome: [
                .members(jar) { state, _, _ in state },
                .member("added", "how many spoons came in") { _, _, spoons in spoons },
            ]
        ) {
            .fill($0, $1)
        } reply: { state, jam, _ in
            Phrase(verbatim: "\(state.spoons) spoons of \(jam)")
        },
        Command("smash", summary: "break it", isDestructive: true, shows: jar) {
            .smash
        } asks: { state in
            state.spoons == 0 ? nil : Phrase(verbatim: "Waste \(state.jam)?")
        } reply: { _ in
            Phrase("It is in pieces.")
        },
    ]

    static let answer: Answer<JarInteractor>? = Answer(outcome: [.member("label", "what it says") { $0.1 }]) {
        _, line in
        line
    } action: {
        .label($0)
    }

    private static let jar: [Member<JarInteractor.State>] = [.member("jam", "what is in it") { $0.jam }]

    static let record = Record<JarInteractor.State>("jar", "The answer to “show” at a jar.", jar)

    static func page(of state: JarInteractor.State, for reader: Reader) -> Text { Text(state.jam) }

    static func question(in state: JarInteractor.State) -> Question? {
        state.isAsking ? Question("label", takesCommands: false) : nil
    }

    static func states() -> [ScreenState<JarInteractor>] {
        [.reply("filled", to: "fill plum 3", in: JarInteractor.State(jam: "plum", spoons: 5))]
    }
}

@MainActor @Suite("A command")
struct CommandTests {
    private func typing(_ lines: String..., yes: Bool = false, json: Bool = false) async throws -> [String] {
        let options = RunOptions { ($0.writesJSON, $0.saysYes) = (json, yes) }
        let router = ViewableRouter(JarInteractor(), showing: JarScreen.self)
        let console = ConsoleScript(lines, isInteractive: false)
        _ = try await PromptHost(root: router, console: console, options: options).run()
        return console.transcript
    }

    @Test("replies with the typed values and the state after its action")
    func reply() async throws {
        let seen = try await typing("fill plum 3")
        #expect(seen == ["! 3 spoons of plum"])
    }

    @Test("tells a program the members of its outcome, of the state and of the typed values")
    func outcome() async throws {
        let seen = try await typing("fill plum 3", json: true)
        #expect(seen == [#"{"schema":1,"kind":"done","place":"","command":"fill","jam":"plum","added":3}"#])
    }

    @Test("that is destructive asks in the state before its action, or not at all")
    func question() async throws {
        let unasked = try await typing("smash")
        #expect(unasked == ["! It is in pieces."])
        let asked = try await typing("fill plum 3", "smash")
        #expect(asked.last?.contains("smash") == true)
        #expect(!asked.contains("! It is in pieces."))
        let confirmed = try await typing("fill plum 3", "smash", yes: true)
        #expect(confirmed.last == "! It is in pieces.")
    }

    @Test("that is destructive asks also where nobody wrote a question")
    func unwrittenQuestion() throws {
        let smash = Command<JarInteractor>("smash", summary: "break it", isDestructive: true) { .smash }
        let empty = try smash.syntax.value(from: try Words(typing: ""))
        #expect(empty.question(JarInteractor.State()) == ScreenPhrases.goOn)
        let fill = Command<JarInteractor>(
            "label", Rest(Argument("jam") { $0 }), summary: "write on it", isDestructive: true
        ) {
            .label($0)
        }
        let plum = try fill.syntax.value(from: try Words(typing: "plum"))
        #expect(plum.question(JarInteractor.State()) == ScreenPhrases.goOn)
    }

    @Test("has its outcome in the manual, as answers have, and so has the record of its screen")
    func manual() async throws {
        let program = Program(
            "jars", summary: "Keeps jars.",
            placeDescriptions: [PlaceDescription("jar", isStart: true, of: JarScreen.self)])
        let console = ConsoleScript([])
        _ = await program.run(["manual"], on: console) { _, _ in Program.App(root: CoverRouter()) }
        let text = console.transcript.joined(separator: "\n")
        #expect(text.contains(".SS jar\nThe answer to \\[u201C]show\\[u201D] at a jar.\n.TP\n\\fBplace\\fR"))
        for line in ["\\fBadded\\fR\nhow many spoons came in", "\\fBlabel\\fR\nwhat it says"] {
            #expect(text.contains(line), "\(line)")
        }
        let jams = text.ranges(of: "\\fBjam\\fR\nwhat is in it").count
        #expect(jams == 2, "once in the record, once among what commands tell")
    }

    @Test("is a sample as it is typed")
    func sample() throws {
        let sample = try #require(try JarScreen.samples().first)
        #expect(sample.text(Reader()).plain == "5 spoons of plum")
        #expect(sample.json?.text == #"{"jam":"plum","added":3}"#)
    }
}

@Suite("A screen")
struct ScreenTests {
    @Test("that asks must declare its answer")
    func answer() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = ScreenView<MuteScreen>(JarInteractor()).question }
        }
    }
}

/// Asks, and takes no answer.
private enum MuteScreen: Screen {
    typealias ReactorType = JarInteractor

    static let record = Record<JarInteractor.State>("mute", "Nothing.", [])

    static func page(of state: JarInteractor.State, for reader: Reader) -> Text { "" }

    static func question(in state: JarInteractor.State) -> Question? { Question("label", takesCommands: false) }
}
