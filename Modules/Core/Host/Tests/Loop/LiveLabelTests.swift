import Basics
import BasicsTesting
import Commands
import Console
import ConsoleTesting
import Host
import Ribcage
import Screens
import Synchronization
import Terminal
import Testing

@MainActor @Suite("The label of a screen before its prompt")
struct LiveLabelTests {
    private let clock = WallClock(at: LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0))

    private func screen(minutes: Int? = 2, name: String = "tea") -> ScreenView<KettleScreen> {
        ScreenView(KettleInteractor(Kettle(name: name, minutes: minutes)))
    }

    /// The rows that a keeper shows one after the other while the seconds go by.
    private func rows(
        of screen: ScreenView<KettleScreen>, prompt: String = "kettle> ", reader: Reader = Reader(), seconds: [Int],
        meanwhile: @escaping @Sendable @MainActor (Int) async throws -> Void = { _ in }
    ) async -> [String] {
        let left = Mutex(seconds[...])
        let seen = Mutex<[String]>([])
        let keeper = LabelKeeper(clock: clock) { [clock] _ in
            guard let second = left.withLock({ $0.popFirst() }) else { throw CancellationError() }
            clock.set(to: Timestamp(milliseconds: Int64(second) * 1000))
            try await meanwhile(second)
        }
        guard let live = keeper.livePrompt(of: screen, before: prompt, for: reader) else { return [] }
        func note(_ change: (text: String?, rings: Bool)) {
            seen.withLock { $0.append((change.text ?? "=") + (change.rings ? "!" : "")) }
        }
        note((live.text, live.takeChange().rings))
        live.attach { seen.withLock { $0.append("") } }
        await keeper.keep(live, of: { screen }, before: prompt, for: reader)
        live.detach()
        return seen.withLock(\.self).filter { !$0.isEmpty } + [live.text]
    }

    @Test("is as its screen has it a few times a second")
    func ticks() async throws {
        let screen = screen()
        #expect(await rows(of: screen, seconds: []) == ["2:00 tea kettle> ", "2:00 tea kettle> "])
        #expect(await rows(of: screen, seconds: [1, 1, 62]).last == "0:58 tea kettle> ")
    }

    @Test("goes away when its screen has none any more")
    func gone() async throws {
        let screen = screen()
        let seen = await rows(of: screen, seconds: [1, 2, 3]) { second in
            if second == 2 { try await screen.reactor.send(.stop) }
        }
        #expect(seen.last == "kettle> ")
    }

    @Test("rings once, and again after it was silent or gone in between")
    func bell() async throws {
        let keeper = LabelKeeper(clock: clock) { _ in throw CancellationError() }
        let screen = screen(minutes: 1)
        func rings(at second: Int) throws -> Bool {
            clock.set(to: Timestamp(milliseconds: Int64(second) * 1000))
            return try #require(keeper.livePrompt(of: screen, before: "> ", for: Reader())).takeChange().rings
        }
        #expect(try [59, 60, 61, 59, 60].map(rings) == [false, true, false, false, true])
        try await screen.reactor.send(.stop)
        #expect(keeper.livePrompt(of: screen, before: "> ", for: Reader()) === nil)
        try await screen.reactor.send(.start(1))
        #expect(try [60, 60].map(rings) == [true, false])
        let other = self.screen(minutes: 1, name: "egg")
        let live = try #require(keeper.livePrompt(of: other, before: "> ", for: Reader()))
        #expect(live.takeChange().rings)
    }

    /// The last row of a prompt with the label before it.
    private func row(_ name: String, _ prompt: String, width: Int) throws -> String {
        let keeper = LabelKeeper(clock: clock) { _ in throw CancellationError() }
        return try #require(keeper.livePrompt(of: screen(name: name), before: prompt, for: Reader(width: width))).text
    }

    @Test("is before the last row of a prompt, and leaves half of it for what is typed, in wide letters too")
    func room() throws {
        #expect(try row("tea", "a long\nprompt> ", width: 80) == "2:00 tea prompt> ")
        #expect(try row("한글차", "> ", width: 22) == "2:00 한… > ")
        #expect(try row("tea", "kettle> ", width: 16) == "kettle> ")
        let keeper = LabelKeeper(clock: clock) { _ in throw CancellationError() }
        let listening = try #require(
            keeper.livePrompt(of: screen(), before: "kettle> ", for: Reader(isLinear: true)))
        #expect(listening.text == "kettle> ")
    }

    @Test("stays whole in a narrow terminal, where the place is cut")
    func narrow() throws {
        #expect(try row("サウナ", "visit/9/timer> ", width: 40) == "2:00 サウナ …timer> ")
        #expect(try row("a cool bath", "visit/9/timer> ", width: 40) == "2:00 a cool bath > ")
        #expect(try row("サウナ", "visit/9/timer> ", width: 60) == "2:00 サウナ visit/9/timer> ")
    }

    @Test("is there for a person whose terminal can take a line back, and for no other", arguments: [true, false])
    func host(updatesPrompt: Bool) async throws {
        let interactor = KettleInteractor(Kettle(name: "tea", minutes: nil))
        let root = ViewableRouter(interactor, showing: KettleScreen.self)
        let console = ConsoleScript(["show", "start 3", "stop"])
        console.updatesPrompt = updatesPrompt
        _ = try await PromptHost(root: root, console: console, clock: clock).run()
        let rows = console.requests.map { $0.livePrompt?.text }
        #expect(rows == (updatesPrompt ? [nil, nil, "3:00 tea > ", nil] : [nil, nil, nil, nil]))
        #expect(console.transcript.contains("> stop"))
    }
}

/// A kettle that is on for some minutes.
private struct Kettle: Equatable, Sendable {
    var name: String
    var minutes: Int?
}

private final class KettleInteractor: Interactor, Reactor {
    enum Action: Sendable { case start(Int), stop }
    typealias Mutation = Int?
    typealias State = Kettle

    let store: Store<Kettle>

    init(_ kettle: Kettle) { store = Store(kettle) }

    func mutate(_ action: Action, commit: Commit) {
        switch action {
        case .start(let minutes): commit(minutes)
        case .stop: commit(nil)
        }
    }

    static func reduce(_ state: inout Kettle, with minutes: Int?) { state.minutes = minutes }
}

private enum KettleScreen: Screen {
    static let commands = [
        Command<KettleInteractor>("start", Argument("minutes", Int.init(typed:)), summary: "begin") { .start($0) },
        Command<KettleInteractor>("stop", summary: "end") { .stop },
    ]

    static func page(of state: Kettle, for reader: Reader) -> Text { Text(line: state.name) }

    static let record = Record<Kettle>("kettle", "A kettle.", [.member("name", "what is made") { $0.name }])

    static func liveLabel(in state: Kettle, at time: Timestamp) -> LiveLabel? {
        guard let minutes = state.minutes else { return nil }
        let left = max(0, minutes * 60 - Int(time.seconds))
        let digits = left % 60 < 10 ? "0\(left % 60)" : "\(left % 60)"
        return LiveLabel(Phrase(verbatim: "\(left / 60):\(digits) \(state.name)"), rings: left == 0)
    }
}

extension Int {
    fileprivate init(typed text: String) throws(UsageError) {
        guard let number = Int(text) else { throw UsageError("A number, please.") }
        self = number
    }
}
