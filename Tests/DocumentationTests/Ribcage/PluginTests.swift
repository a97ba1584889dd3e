import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

// snippet: a plugin point
final class DeskRouter: PlaceRouter<ShelfInteractor, PluginPoint<ShelfInteractor>> {
    override var places: [Place] {
        super.places + builders.places(below: self) { [interactor] in interactor }
    }
}
// end of snippet

// snippet: plugins
@MainActor struct Drawers {
    static let plugins: [Plugin<Drawers, ShelfInteractor>] = [
        .opens("pens", summary: "all pens") { drawers, _ in drawers.build() },
        .opens("paper", summary: "a sheet of paper") { drawers, _ in drawers.build() },
    ]

    func build() -> any Routing { RouterSpy() }
}
// end of snippet

@MainActor @Suite("What the article says of plugin points")
struct PluginTests {
    @Test("what is plugged in is a place like any other")
    func desk() async throws {
        // snippet: plugging in
        let desk = DeskRouter(
            interactor: ShelfInteractor(books: BookUseCaseFake(["Emma"])),
            builders: PluginPoint(Drawers.plugins, of: Drawers()))
        desk.launch()
        try await desk.follow(Route(["paper"]))
        #expect(desk.currentRoute == Route(["paper"]))
        #expect(Drawers.plugins.map(\.destination.name) == ["pens", "paper"])
        // end of snippet
        desk.terminate()
    }
}
