package import Basics
import BasicsTesting
package import Commands
package import Ribcage
import RibcageTesting
package import Screens
package import Terminal

/// A small app for tests of the host: a cover, and numbered pages below it.
///
/// Page 8 has a hint, 10 has a command that shows the page again, 11 can be copied, 12 can be erased, 13 is a form, 14
/// cannot be read, 15 has no command of its own to leave it, 16 takes a number, 17 is a form that also takes a number, and
/// 18 has its commands only once it is loaded.
package class CoverRouter: ViewableRouter<NotebookInteractor> {
    /// The pages that do not exist.
    package var lostPages: Set<Int> = []
    /// The ports that each page provides.
    package var portsOfPages: [Any] = []

    /// The way to the pages.
    package var way = Destination("page", value: "number", summary: "a page")

    package override var places: [Place] {
        [
            Place(way, Self.page) { [unowned self] number in
                guard !lostPages.contains(number) else { throw NotebookInteractor.Torn() }
                let page = PageRouter(number: number)
                if number == 14 { page.interactor.arrivalFailures = .max }
                page.address = [way.name, "\(number)"]
                page.interactor.beforeWriting = interactor.beforeWriting
                page.interactor.beforeLeaving = interactor.beforeLeaving
                page.interactor.beforeArriving = interactor.beforeArrivingBelow
                page.interactor.ports = portsOfPages
                open(page)
                if [13, 17].contains(number) { try await page.interactor.send(.sign) }
            }
        ]
    }

    /// The descriptions of the cover and of its pages.
    package static let placeDescriptions = [
        PlaceDescription(
            "cover", isStart: true, of: NotebookScreen.self,
            destinations: [Destination("page", value: "number", summary: "a page")]),
        PlaceDescription("page", of: NotebookScreen.self),
    ]

    private static func page(_ text: String) throws(UsageError) -> Int {
        guard let number = Int(text) else { throw UsageError("A page has a number.") }
        return number
    }

    package init() {
        let interactor = NotebookInteractor(number: 0)
        super.init(interactor: interactor, viewController: ScreenView<NotebookScreen>(interactor))
        address = ["cover"]
    }
}

/// A cover that cannot close its pages.
package final class StapledCover: CoverRouter {
    private let leadsBack: Bool

    package init(leadsBack: Bool = false) {
        self.leadsBack = leadsBack
        super.init()
    }

    package override func leadsBack(from child: AnyRouter) -> Bool { leadsBack }

    package override func close(_ child: AnyRouter) async throws { throw NotebookInteractor.Torn() }
}

package final class PageRouter: ViewableRouter<NotebookInteractor> {
    package init(number: Int) {
        let interactor = NotebookInteractor(number: number)
        super.init(interactor: interactor, viewController: ScreenView<NotebookScreen>(interactor))
        address = ["page", "\(number)"]
    }
}

package final class NotebookInteractor: LeavingInteractor, Reactor, PrerequisiteProvider {
    package enum Action: Sendable { case arrive, shown, write(String), erase, fail, sign, signed(String), leave }
    package enum Mutation: Sendable { case arrived, shown, wrote(String), asks(Bool) }
    package struct State: Equatable, Sendable {
        package let number: Int
        package var visits = 0
        package var wasShown = false
        package var text = ""
        package var asks = false
    }

    package struct Torn: Error, CustomStringConvertible {
        package let description = "The page is torn."

        package init() {}
    }

    package let store: Store<State>
    /// The number of upcoming arrivals that fail.
    package var arrivalFailures = 0
    /// A closure that runs before a write, here and on the pages below.
    package var beforeWriting: () async throws -> Void = {}
    /// A closure that runs before this page is refreshed.
    package var beforeArriving: () async throws -> Void = {}
    /// A closure that runs before a page below is refreshed.
    package var beforeArrivingBelow: () async throws -> Void = {}
    /// A closure that runs before a question or a page is left, here and on the pages below.
    package var beforeLeaving: () async throws -> Void = {}
    /// The ports that this interactor provides to commands of other modules, such as an undo history.
    package var ports: [Any] = []
    package var missingPrerequisite: (any Error)?

    package init(number: Int) {
        store = Store(State(number: number))
    }

    package func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .arrive:
            try await beforeArriving()
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
            if state.asks { commit(.asks(false)) } else { try await leave() }
        }
    }

    package static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .arrived: state.visits += 1
        case .shown: state.wasShown = true
        case .wrote(let text): state.text = text
        case .asks(let asks): state.asks = asks
        }
    }
}

package enum NotebookScreen: Screen {
    package static var arrival: NotebookInteractor.Action? { .arrive }
    package static var hintSeen: NotebookInteractor.Action? { .shown }

    package static func commands(in state: NotebookInteractor.State) -> [Command<NotebookInteractor>] {
        switch state.number {
        case 0: [write, cover]
        case 10: [write, reread, leave]
        case 11: [write, copy, leave]
        case 12: [write, erase, leave]
        case 15: [write]
        case 16, 17: [write, turn]
        case 18: state.visits == 0 ? [] : [write, reread]
        default: [write, fail, sign, leave]
        }
    }

    package static let commands = [write, cover, reread, copy, erase, fail, sign, turn, leave]

    private static let write = Command<NotebookInteractor>(
        "write", Rest(Argument("text", { $0 })), summary: "write on this page", shows: text
    ) {
        .write($0)
    } reply: { state, text in
        Phrase(verbatim: "wrote \(text) on \(state.number)")
    }
    private static let cover = Command<NotebookInteractor>(
        "cover", summary: "on the cover alone", shows: text
    ) {
        .write("cover")
    } reply: { state in
        Phrase(verbatim: "wrote cover on \(state.number)")
    }
    private static let reread = Command<NotebookInteractor>("reread", summary: "show this page", showsPage: true) {
        .write("again")
    }
    private static let copy = Command<NotebookInteractor>(
        "copy", NamedArgument("--to", PathArgument("file")), summary: "copy what is written",
        shows: text
    ) { _ in
        .shown
    } reply: { state, file in
        CopiedText(to: file) { _ in state.text }
    }
    private static let turn = Command<NotebookInteractor>(
        "turn", Argument("number", { $0 }), summary: "turn to a number", example: "turn 3", byNumber: true
    ) {
        .write($0)
    } reply: { _, number in
        Phrase(verbatim: "turned to \(number)")
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

    package static let answer: Answer<NotebookInteractor>? = Answer(leave: { $0.number == 2 ? nil : Signature.none }) {
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

    package static func page(of state: NotebookInteractor.State, for reader: Reader) -> Text {
        "[\(state.number): \(state.text)]"
    }

    package static let record = Record<NotebookInteractor.State>(
        "page", "A page.", [.member("number", "which page") { $0.number }, .members(text) { $0 }])

    package static func hint(in state: NotebookInteractor.State, for reader: Reader) -> Text? {
        state.number == 8 ? "the last page" : nil
    }

    package static func question(in state: NotebookInteractor.State) -> Question? {
        state.asks ? Question("name", takesCommands: state.number == 1, candidates: ["Juno", "Judith"]) : nil
    }
}
