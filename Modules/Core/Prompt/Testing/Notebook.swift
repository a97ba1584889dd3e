import Arguments
public import Commands
public import Documents
public import Edits
import Languages
import LanguagesTesting
public import Records
public import Ribcage
import RibcageTesting
public import Screens
public import Terminal

/// A small app for the tests of the host: a cover, and numbered pages below it. Page 8 has a hint, page 12 can be erased,
/// page 13 is a form, page 14 cannot be read, and only the host leads back from page 15.
open class CoverRouter: ViewableRouter<NotebookInteractor> {
    /// Pages that are not there.
    public var lostPages: Set<Int> = []

    open override var places: [Place] {
        [
            Place("page", value: "number", Self.page, summary: "a page") { [unowned self] number in
                guard !lostPages.contains(number) else { throw NotebookInteractor.Torn() }
                let page = PageRouter(number: number)
                if number == 14 { page.interactor.arrivalFailures = .max }
                page.interactor.beforeWriting = interactor.beforeWriting
                page.interactor.beforeLeaving = interactor.beforeLeaving
                open(page)
                if number == 13 { try await page.interactor.send(.sign) }
            }
        ]
    }

    private static func page(_ text: String) throws(UsageError) -> Int {
        guard let number = Int(text) else { throw UsageError("A page has a number.") }
        return number
    }

    public init(editHistory: (any EditHistory)? = nil, documents: (any DocumentPort)? = nil) {
        let interactor = NotebookInteractor(number: 0)
        (interactor.editHistory, interactor.documents) = (editHistory, documents)
        super.init(interactor: interactor, viewController: NotebookScreen(reactor: interactor))
        address = ["cover"]
    }
}

/// A cover that closes no page.
public final class StapledCover: CoverRouter {
    private let leadsBack: Bool

    public init(leadsBack: Bool = false) {
        self.leadsBack = leadsBack
        super.init()
    }

    public override func leadsBack(from child: AnyRouter) -> Bool { leadsBack }

    public override func close(_ child: AnyRouter) async throws { throw NotebookInteractor.Torn() }
}

public final class PageRouter: ViewableRouter<NotebookInteractor> {
    public init(number: Int) {
        let interactor = NotebookInteractor(number: number)
        super.init(interactor: interactor, viewController: NotebookScreen(reactor: interactor))
        interactor.router = self
        address = ["page", "\(number)"]
    }
}

public final class NotebookInteractor: Interactor, Reactor, EditHistoryProvider, DocumentProvider {
    public enum Action: Sendable { case arrive, shown, write(String), erase, fail, sign, signed(String), leave }
    public enum Mutation: Sendable { case arrived, shown, wrote(String), asks(Bool) }
    public struct State: Equatable, Sendable {
        public let number: Int
        public var visits = 0
        public var wasShown = false
        public var text = ""
        public var asks = false
    }

    public struct Torn: Error, CustomStringConvertible {
        public let description = "The page is torn."

        public init() {}
    }

    public let store: Store<State>
    /// How many of the next arrivals fail.
    public var arrivalFailures = 0
    /// Done before something is written, here and on the pages below.
    public var beforeWriting: () async throws -> Void = {}
    /// Done before this page is brought up to date.
    public var beforeArriving: () -> Void = {}
    /// Done before a question or a page is left, here and on the pages below.
    public var beforeLeaving: () async throws -> Void = {}
    public weak var router: (any Routable)?
    public var editHistory: (any EditHistory)?
    public var documents: (any DocumentPort)?

    public init(number: Int) {
        store = Store(State(number: number))
    }

    public func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .arrive:
            beforeArriving()
            if arrivalFailures > 0 {
                arrivalFailures -= 1
                throw Torn()
            }
            commit(.arrived)
        case .shown: commit(.shown)
        case .write(let text):
            try await beforeWriting()
            commit(.wrote(text))
        case .erase: commit(.wrote(""))
        case .fail: throw Torn()
        case .sign: commit(.asks(true))
        case .signed(let name):
            commit(.wrote(name))
            commit(.asks(false))
        case .leave:
            try await beforeLeaving()
            if state.asks { commit(.asks(false)) } else { try await router?.leave() }
        }
    }

    public static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .arrived: state.visits += 1
        case .shown: state.wasShown = true
        case .wrote(let text): state.text = text
        case .asks(let asks): state.asks = asks
        }
    }
}

public final class NotebookScreen: Screen {
    public let reactor: NotebookInteractor

    public init(reactor: NotebookInteractor) { self.reactor = reactor }

    public var arrival: NotebookInteractor.Action? { .arrive }
    public var hintSeen: NotebookInteractor.Action? { .shown }

    public var commands: [Command<NotebookInteractor>] {
        switch reactor.state.number {
        case 0: [Self.write, Self.cover]
        case 12: [Self.write, Self.erase, Self.leave]
        case 15: [Self.write]
        default: [Self.write, Self.fail, Self.sign, Self.leave]
        }
    }

    public static let commands = [write, cover, erase, fail, sign, leave]

    private static let write = Command<NotebookInteractor>(
        "write", Rest(Argument("text", { $0 })), summary: "write on this page", outcome: [.members(text) { $0.0 }]
    ) {
        .write($0)
    } reply: { state, text in
        Phrase(verbatim: "wrote \(text) on \(state.number)")
    }
    private static let cover = Command<NotebookInteractor>(
        "cover", summary: "on the cover alone", outcome: text
    ) {
        .write("cover")
    } reply: { state in
        Phrase(verbatim: "wrote cover on \(state.number)")
    }
    private static let erase = Command<NotebookInteractor>("erase", summary: "empty this page", isDestructive: true) {
        .erase
    } asks: { state in
        state.text.isEmpty ? nil : Phrase(verbatim: "Erase “\(state.text)” for good?")
    }
    private static let fail = Command<NotebookInteractor>("tear", summary: "fail") { .fail }
    private static let sign = Command<NotebookInteractor>("sign", summary: "be asked for a name") { .sign }
    private static let leave = Command<NotebookInteractor>("back", summary: "leave this page") {
        .leave
    } reply: { state in
        state.number == 9 ? Phrase(verbatim: "not signed") : nil
    }

    private static let text: [Member<NotebookInteractor.State>] = [.member("text", "what is written") { $0.text }]

    private enum Signature {
        case name(String)
        case none
    }

    public static let answer: Answer<NotebookInteractor>? = Answer(leave: { $0.number == 2 ? nil : Signature.none }) {
        guard !$1.isEmpty else { throw UsageError("A name, please.") }
        return Signature.name($1)
    } action: { signature in
        if case .name(let name) = signature { .signed(name) } else { .leave }
    } reply: { state, signature in
        switch signature {
        case .name(let name): Phrase(verbatim: "signed by \(name)")
        case .none: state.number == 9 ? Phrase(verbatim: "not signed") : nil
        }
    }

    public func page(of state: NotebookInteractor.State, for reader: Reader) -> Text { "[\(state.number): \(state.text)]" }

    public static let record = Record<NotebookInteractor.State>(
        "page", "A page.", [.member("number", "which page") { $0.number }, .members(text) { $0 }])

    public func hint(in state: NotebookInteractor.State, for reader: Reader) -> Text? {
        state.number == 8 ? "the last page" : nil
    }

    public func question(in state: NotebookInteractor.State) -> Question? {
        state.asks ? Question("name", takesCommands: state.number == 1, candidates: ["Juno", "Judith"]) : nil
    }
}
