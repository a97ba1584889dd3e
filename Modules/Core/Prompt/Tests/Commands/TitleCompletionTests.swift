import Arguments
import Commands
import Consoles
import ConsolesTesting
import LanguagesTesting
import LineEditor
import Prompt
import PromptTesting
import Records
import Ribcage
import Screens
import Terminal
import Testing

@MainActor @Suite("Titles that Tab completes")
struct TitleCompletionTests {
    @Test("are those of the places above as they are now, after an edit in a place below")
    func above() async throws {
        let console = ConsoleScript(["page 1", "write Dune", ""])
        console.tabs = [1: ["lend "], 2: ["lend "]]
        _ = try await PromptHost(root: ShelfRouter(), console: console).run()
        #expect(console.completions.map { $0?.candidates } == [["Emma"], ["Emma", "Dune"]])
    }
}

/// A shelf of books. A page below it puts a book on the shelf, behind the back of this place.
private final class ShelfRouter: ViewableRouter<ShelfInteractor> {
    override var places: [Place] {
        [
            Place(Signpost("page", value: "number", summary: "a page"), { Int($0) ?? 0 }) { [unowned self] number in
                let page = PageRouter(number: number)
                page.interactor.beforeWriting = { [unowned self] in interactor.books.append("Dune") }
                open(page)
            }
        ]
    }

    init() {
        let interactor = ShelfInteractor()
        super.init(interactor: interactor, viewController: ShelfScreen(reactor: interactor))
        address = ["shelf"]
    }
}

private final class ShelfInteractor: Interactor, Reactor {
    enum Action { case load, lend }

    struct State: Equatable { var titles: [String] = [] }

    let store = Store(State())
    var books = ["Emma"]

    func mutate(_ action: Action, commit: Commit) async throws { commit(books) }

    static func reduce(_ state: inout State, with mutation: [String]) { state.titles = mutation }
}

private final class ShelfScreen: Screen {
    static let commands: [Command<ShelfInteractor>] = [
        Command("lend", Rest(Argument("book", { $0 })), summary: "lend a book", titles: { $0.titles }) { _ in .lend }
    ]
    static let record = Record<ShelfInteractor.State>("shelf", "A shelf.", [])

    let reactor: ShelfInteractor

    init(reactor: ShelfInteractor) {
        self.reactor = reactor
    }

    var arrival: ShelfInteractor.Action? { .load }

    func page(of state: ShelfInteractor.State, for reader: Reader) -> Text { "" }
}
