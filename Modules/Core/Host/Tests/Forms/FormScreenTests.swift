import Basics
import BasicsTesting
import Commands
import CommandsTesting
import Console
import ConsoleTesting
import HostTesting
import Platform
import Ribcage
import Screens
import Terminal
import Testing

@testable import Host

@MainActor @Suite("A form at the prompt")
struct FormScreenTests {
    private let form = FormRouter()

    private func typing(_ lines: String...) async throws -> [String] {
        let console = ConsoleScript(lines, width: 100)
        _ = try await PromptHost(root: form, console: console).run()
        return console.transcript
    }

    @Test("asks with what stands there, explains its keys once, and shows the whole before it saves")
    func wizard() async throws {
        let seen = try await typing("Lake", "", "cold and\u{1B}", "calm", "yes")
        #expect(
            seen == [
                "  place    none", "  minutes  10", "  note     none", "  mood     none",
                "! Enter keeps the value in [ ], < goes back, . goes to the end, ? explains, Ctrl-C leaves.",
                "! - empties note or mood.",
                "place []> Lake", "minutes [10]> ", "note []> cold and\u{1B}", "mood []> calm",
                "!   place    Lake", "!   minutes  10", "!   note     cold and␛", "!   mood     calm",
                "save? [yes]> yes", "! saved", "form> ", "! ",
            ])
        #expect(form.interactor.state.saved == Visit(place: "Lake", note: "cold and\u{1B}", mood: .calm))
    }

    @Test("asks at once where a place below is open, and leads back to that place")
    func openedFromBelow() async throws {
        let cover = CoverRouter()
        cover.interactor.beforeWriting = { [weak cover] in try await cover?.interactor.send(.sign) }
        let seen = try await HostTesting.typing(
            "page 3", "cover", "write here", "write here", at: cover, isInteractive: true)
        #expect(
            seen.prefix(11) == [
                "[0: ]", "cover> page 3", "[3: ]", "cover/page/3> cover", "! wrote cover on 0", "[0: cover]",
                "name> write here", "! signed by write here", "[3: ]", "cover/page/3> write here",
                "! wrote here on 3",
            ])
    }

    @Test("tells why an answer is none, and asks again; back before the first field too")
    func nonsense() async throws {
        let seen = try await typing("<", "", "Lake", ".", "perhaps")
        #expect(
            seen.suffix(17)
                == [
                    "place []> <", "! This is the first field. ? says what can be typed.",
                    "place []> ", "! A visit has a place.", "place []> Lake", "minutes [10]> .",
                    "!   place    Lake", "!   minutes  10", "!   note     none", "!   mood     none",
                    "save? [yes]> perhaps", "! Please answer yes or no, or go back with <.",
                    "save? [yes]> ", "! ", "! left", "form> ", "! ",
                ])
    }

    @Test("explains the field that is asked, and the keys")
    func explanation() async throws {
        let seen = try await typing("?", "Lake", "?", "", "", "?")
        let place = try #require(seen.firstIndex(of: "place []> ?"))
        #expect(
            seen[place...].prefix(6) == [
                "place []> ?", "! place: where you were",
                "! Enter keeps the value in [ ], < goes back, . goes to the end, ? explains, Ctrl-C leaves.",
                "! - empties note or mood.", "! To answer with one of these signs, put a backslash before it: \\?",
                "place []> Lake",
            ])
        #expect(seen.contains("! minutes"))
        #expect(seen.contains("! Enter keeps: 10"))
        #expect(seen.contains("! mood: one of 1\u{A0}calm, 2\u{A0}bright"))
    }

    @Test("explains what is saved, once all fields are asked")
    func explainedConfirmation() async throws {
        let seen = try await typing("Lake", ".", "?")
        #expect(seen.contains("! Enter or yes saves this, no leaves without saving, < goes back."))
        #expect(seen.filter { $0 == "!   place    Lake" }.count == 2)
    }

    @Test("takes a word of the host for an answer, and tells how to go back to it, and to leave")
    func commands() async throws {
        let seen = try await typing("quit", "", "\\?", "<", "undo", "<", "Help", ".")
        #expect(seen.contains("note [undo]> Help"))
        let keys = "< goes back to it, ? explains what can be typed, Ctrl-C leaves."
        let notes = seen.filter { $0.contains("is now an answer") }
        #expect(notes == ["! “quit” is now an answer: \(keys)", "! “Help” is now an answer: \(keys)"])
        #expect(form.interactor.state.form.value == Visit(place: "quit", note: "Help"))
    }

    @Test("shows the beginning of what stands there when that is long, and all of it to one who asks")
    func long() async throws {
        let long = String(repeating: "Lake ", count: 20) + "deep"
        let seen = try await typing(long, "<", "?")
        #expect(seen.contains("place [\(long.prefix(39))…]> ?"))
        #expect(seen.contains("! Enter keeps: \(long)"))
    }

    @Test("offers the words that can stand in a field")
    func candidates() async throws {
        let console = ConsoleScript(["Lake", "", "", "calm "])
        console.tabs[3] = ["c", "sad"]
        _ = try await PromptHost(root: form, console: console).run()
        #expect(console.completions == [Completion(replacing: "c", with: "calm ", candidates: ["calm"]), nil])
        #expect(form.interactor.state.form.value.mood == .calm)
    }

    @Test("is left at Ctrl-C")
    func interrupt() async throws {
        let console = ConsoleScript(["Lake"])
        console.beforeLine[1] = { console.send(.interrupt) }
        _ = try await PromptHost(root: form, console: console).run()
        #expect(console.transcript.suffix(4) == ["minutes [10]> ", "! left", "form> ", "! "])
        #expect(form.interactor.state.saved == nil)
    }

    @Test("keeps its answers when data changes behind it, and is loaded again once it is left")
    func changedData() async throws {
        let work = PromptWork(tookTooLong: "It took too long.") { moment, _ in
            PromptWork.Report(hasChangedData: moment == .opening)
        }
        let console = ConsoleScript(["Lake", ".", "yes"], width: 100)
        _ = try await PromptHost(
            root: form, console: console, commandGroups: [HostCommandGroup([], promptWork: work)], editLog: NoEdits(),
            pause: { _ in try await Task.sleep(for: .seconds(60)) }
        ).run()
        let prompts = console.transcript.filter { $0.contains("> ") }
        #expect(prompts == ["place []> Lake", "minutes [10]> .", "save? [yes]> yes", "form> "])
        #expect(form.interactor.state.saved == Visit(place: "Lake"))
        #expect(form.interactor.state.loads == 2)
    }

    @Test("is left at the end of input")
    func leaving() async throws {
        #expect(try await typing("Lake").suffix(5) == ["minutes [10]> ", "! ", "! left", "form> ", "! "])
        #expect(form.interactor.state.saved == nil)
    }
}

private final class FormRouter: ViewableRouter<FormInteractor> {
    init() {
        let interactor = FormInteractor()
        super.init(interactor: interactor, viewController: ScreenView<FormScreen>(interactor))
        address = ["form"]
    }
}

/// A form as a feature has it.
private final class FormInteractor: Interactor, Reactor {
    enum Action { case load, form(FormInput) }
    enum Mutation { case loaded, moved(Form<Visit>), ended(Visit?) }
    struct State: Equatable {
        var loads = 0
        var form = Form(Visit(), fields: Visit.fields)
        var hasEnded = false
        var saved: Visit?
    }

    let store = Store(State())

    func mutate(_ action: Action, commit: Commit) async throws {
        guard case .form(let input) = action else { return commit(.loaded) }
        var form = state.form
        switch try form.take(input) {
        case .asking: commit(.moved(form))
        case .saved(let visit): commit(.ended(visit))
        case .left: commit(.ended(nil))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded:
            state.loads += 1
            if !state.hasEnded { state.form = Form(Visit(), fields: Visit.fields) }
        case .moved(let form): state.form = form
        case .ended(let visit): (state.hasEnded, state.saved) = (true, visit)
        }
    }
}

private enum FormScreen: Screen {
    static var arrival: FormInteractor.Action? { .load }

    static func page(of state: FormInteractor.State, for reader: Reader) -> Text { state.form.preview(for: reader) }

    static func hint(in state: FormInteractor.State, for reader: Reader) -> Text? {
        state.hasEnded ? nil : state.form.keys.text(for: reader)
    }

    static let record = Record<FormInteractor.State>("form", "A form.", [])

    static let answer: Answer<FormInteractor>? = Answer(leave: { _ in FormInput.leave }) {
        try $0.form.input($1)
    } action: {
        .form($0)
    } reply: { state, input in
        state.hasEnded ? Phrase(verbatim: state.saved == nil ? "left" : "saved") : state.form.reply(to: input)
    }

    static func question(in state: FormInteractor.State) -> Question? { state.hasEnded ? nil : state.form.question }
}
