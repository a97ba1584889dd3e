import Basics
import BasicsTesting
import Commands
import Console
import ConsoleTesting
import Host
import HostTesting
import Platform
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

    @Test("are loaded when Tab is pressed, and not for a line without")
    func onDemand() async throws {
        let console = ConsoleScript(["page 1", "write Dune", "write Emma"])
        console.tabs[2] = ["l", "lend "]
        let shelf = ShelfRouter()
        var loads: [Int] = []
        for line in 0...3 { console.beforeLine[line] = { loads.append(shelf.interactor.loads) } }
        _ = try await PromptHost(root: shelf, console: console).run()
        #expect(loads == [1, 1, 1, 3])
    }

    @Test("are none when they cannot be loaded, and nothing is said")
    func failed() async throws {
        let console = ConsoleScript(["page 1", "quit"])
        console.tabs[1] = ["lend "]
        let shelf = ShelfRouter()
        console.beforeLine[1] = { shelf.interactor.isBurning = true }
        _ = try await PromptHost(root: shelf, console: console).run()
        #expect(console.completions == [nil])
        #expect(console.transcript == ["", "shelf> page 1", "[1: ]", "shelf/page/1> quit"])
    }

    @Test("are waited for no longer than until Ctrl-C")
    func cancelled() async throws {
        let console = ConsoleScript(["page 1", "quit"])
        console.tabs[1] = ["lend "]
        let shelf = ShelfRouter()
        shelf.interactor.whenLoading = {
            guard shelf.openPlace != nil else { return }
            console.send(.interrupt)
            try await Task.sleep(for: .seconds(600))
        }
        _ = try await PromptHost(root: shelf, console: console).run()
        #expect(console.completions == [nil])
        #expect(console.transcript == ["", "shelf> page 1", "[1: ]", "shelf/page/1> ", "shelf/page/1> quit"])
    }
}

/// A shelf of books. A page below it puts a book on the shelf, behind the back of this place.
private final class ShelfRouter: ViewableRouter<ShelfInteractor> {
    override var places: [Place] {
        [
            Place(Destination("page", value: "number", summary: "a page"), { Int($0) ?? 0 }) { [unowned self] number in
                let page = PageRouter(number: number)
                page.interactor.beforeWriting = { [unowned self] in interactor.books.append("Dune") }
                open(page)
            }
        ]
    }

    init() {
        let interactor = ShelfInteractor()
        super.init(interactor: interactor, viewController: ScreenView<ShelfScreen>(interactor))
        address = ["shelf"]
    }
}

private final class ShelfInteractor: Interactor, Reactor {
    enum Action { case load, lend }

    struct State: Equatable { var titles: [String] = [] }

    let store = Store(State())
    var books = ["Emma"]
    var loads = 0
    var isBurning = false
    var whenLoading: () async throws -> Void = {}

    func mutate(_ action: Action, commit: Commit) async throws {
        loads += 1
        try await whenLoading()
        if isBurning { throw NotebookInteractor.Torn() }
        commit(books)
    }

    static func reduce(_ state: inout State, with mutation: [String]) { state.titles = mutation }
}

private enum ShelfScreen: Screen {
    static let commands: [Command<ShelfInteractor>] = [
        Command("lend", Rest(Argument("book", { $0 })), summary: "lend a book", titles: { $0.titles }) { _ in .lend }
    ]
    static let record = Record<ShelfInteractor.State>("shelf", "A shelf.", [])

    static var arrival: ShelfInteractor.Action? { .load }

    static func page(of state: ShelfInteractor.State, for reader: Reader) -> Text { "" }
}
