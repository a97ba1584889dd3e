import Ribcage
import RibcageTesting
import Testing

// snippet: a plugin point
final class DeskRouter: Router<ShelfInteractor> {
    private let tools: PluginPoint<ShelfInteractor.State>

    init(interactor: ShelfInteractor, tools: PluginPoint<ShelfInteractor.State>) {
        self.tools = tools
        super.init(interactor: interactor)
    }

    override func didLoad() {
        plug(tools, following: interactor.store)
    }
}
// end of snippet

@MainActor @Suite("What the article says of plugin points")
struct PluginTests {
    @Test("RIBs that apply are attached in the order of the point, and follow the state")
    func desk() async throws {
        // snippet: plugging in
        let tools = PluginPoint<ShelfInteractor.State>([
            Plugin(when: \.titles.isEmpty) { RouterSpy(address: ["hint"]) },
            Plugin { RouterSpy(address: ["search"]) },
        ])
        let desk = DeskRouter(interactor: ShelfInteractor(books: BookUseCaseFake(["Emma"])), tools: tools)
        desk.launch()
        #expect(desk.children.map(\.address) == [["hint"], ["search"]])
        try await desk.interactor.send(.load)
        #expect(desk.children.map(\.address) == [["search"]])
        // end of snippet
        desk.terminate()
    }
}
