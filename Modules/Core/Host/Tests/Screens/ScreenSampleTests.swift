import Basics
import BasicsTesting
import Commands
import HostTesting
import Ribcage
import Screens
import Terminal
import Testing

@MainActor @Suite("The samples of a screen")
struct ScreenSampleTests {
    private let samples: [ScreenSample]

    init() throws {
        samples = try KettleScreen.samples()
    }

    private func sample(_ name: String) throws -> ScreenSample {
        try #require(samples.first { $0.name == name })
    }

    private func lines(_ name: String, _ language: Language = .english, width: Int = 80) throws -> [String] {
        try sample(name).text(Reader(language: language, width: width)).lines.map(\.plain)
    }

    @Test("are there for each of its states, in the order in which it lists them")
    func order() {
        let names = samples.map(\.name)
        #expect(names == ["warm", "asking", "boiled", "filled", "answered", "empty", "dry"])
    }

    @Test("show a page with the hint and the question below it")
    func page() throws {
        let seen = try lines("asking")
        #expect(seen == ["The kettle is at 20.", "boil heats it.", "How hot?> "])
    }

    @Test("show a page alone where there is neither hint nor question")
    func pageAlone() throws {
        let seen = try lines("warm")
        #expect(seen == ["The kettle is at 90."])
    }

    @Test("wrap a hint to the reader's columns")
    func wrappedHint() throws {
        let seen = try lines("asking", width: 10)
        #expect(seen == ["The kettle is at 20.", "boil heats", "it.", "How hot?> "])
    }

    @Test("wrap a reply to the reader's columns")
    func reply() throws {
        let (wide, narrow) = (try lines("boiled"), try lines("boiled", width: 12))
        #expect(wide == ["The water boils."])
        #expect(narrow == ["The water", "boils."])
    }

    @Test("show nothing for an action without a reply")
    func silence() throws {
        let seen = try lines("filled")
        #expect(seen == [""])
    }

    @Test("show the reply to an answer")
    func answer() throws {
        let seen = try lines("answered")
        #expect(seen == ["very, at 100."])
    }

    @Test("show a confirmation as a prompt in lines that fit")
    func confirmation() throws {
        let seen = try lines("empty", width: 12)
        #expect(seen == ["Pour it all", "away? [no]> "])
    }

    @Test("tell an error in the reader's language, wrapped to their columns")
    func error() throws {
        let (english, whispered) = (try lines("dry", width: 12), try lines("dry", Language(Whisper.self)))
        #expect(english == ["There is no", "water in it."])
        #expect(whispered == ["hsss"])
    }

    @Test("have the record of a page and the outcome of an action as JSON, and none where a program gets none")
    func json() throws {
        let seen = samples.map { $0.json?.text }
        #expect(
            seen == [
                #"{"schema":1,"kind":"kettle","degrees":90}"#, #"{"schema":1,"kind":"kettle","degrees":20}"#,
                #"{"degrees":100}"#, "{}", "{}", nil, nil,
            ])
    }

    @Test("are none for a screen that lists no states")
    func none() throws {
        let seen = try NotebookScreen.samples().map(\.name)
        #expect(seen == [])
    }
}

private struct Dry: Explained {
    let explanation = Phrase("There is no water in it.", Translation { Wording<Whisper>("hsss") })
}

/// What kettles speak.
private enum Whisper: Tongue {
    static let code = "xx"
    static let name: Phrase = "Whisper"
}

private final class KettleInteractor: Interactor, Reactor {
    enum Action { case boil, fill, empty }
    enum Mutation {}
    struct State: Equatable {
        var degrees = 20
        var asks = false
    }

    let store = Store(State())

    func mutate(_ action: Action, commit: Commit) async throws {}

    static func reduce(_ state: inout State, with mutation: Mutation) {}
}

private enum KettleScreen: Screen {
    static func states() throws -> [ScreenState<KettleInteractor>] {
        let boiled = KettleInteractor.State(degrees: 100)
        return [
            .page("warm", KettleInteractor.State(degrees: 90)),
            .page("asking", KettleInteractor.State(asks: true)),
            .reply("boiled", to: "boil", in: boiled),
            .reply("filled", to: "fill", in: boiled),
            .reply("answered", answering: "very", to: KettleInteractor.State(asks: true), in: boiled),
            .confirmation("empty", of: "empty", in: boiled),
            .error("dry", Dry()),
        ]
    }

    static func page(of state: KettleInteractor.State, for reader: Reader) -> Text {
        Text("The kettle is at \(state.degrees).")
    }

    static let record = Record<KettleInteractor.State>("kettle", "The answer to “show” at the kettle.", degrees)

    private static let degrees: [Member<KettleInteractor.State>] = [
        .member("degrees", "how hot it is") { $0.degrees }
    ]

    static let commands: [Command<KettleInteractor>] = [
        Command("boil", summary: "heat it", shows: degrees) {
            .boil
        } reply: { _ in
            Phrase("The water boils.")
        },
        Command("fill", summary: "fill it") { .fill },
        Command("empty", summary: "empty it", isDestructive: true) {
            .empty
        } asks: { _ in
            "Pour it all away?"
        },
    ]

    static let answer: Answer<KettleInteractor>? = Answer { _, line in
        line
    } action: { _ in
        .boil
    } reply: { state, line in
        Phrase(verbatim: "\(line), at \(state.degrees).")
    }

    static func hint(in state: KettleInteractor.State, for reader: Reader) -> Text? {
        state.degrees < 50 ? "boil heats it." : nil
    }

    static func question(in state: KettleInteractor.State) -> Question? {
        state.asks ? Question("How hot?", takesCommands: false) : nil
    }
}
