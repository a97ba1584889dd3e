import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A place that its router offers only in some states")
struct LoadedPlacesConformance {
    struct Refusal: Error, Equatable {}

    /// The view of a list, whose loading brings the entries.
    final class ListView: ViewControllable {
        private(set) var loads = 0
        private(set) var hasEntries = false
        var entries: Result<Bool, Refusal> = .success(true)

        func loadPlaces() async throws {
            loads += 1
            hasEntries = try entries.get()
        }
    }

    /// The router of the list. There is a place `entry` only while there are entries.
    final class ListRouter: ViewableRouter<Interactor> {
        let list = ListView()

        init() { super.init(interactor: Interactor(), viewController: list) }

        override var places: [Place] {
            let entry = Place("entry", summary: "") { [unowned self] in open(RouterSpy(address: ["entry"])) }
            return list.hasEntries ? [entry] : []
        }
    }

    let root = RouterSpy()
    let list = ListRouter()

    init() {
        root.launch()
        root.stubbedPlaces = [Place("list", summary: "") { [root, list] in root.open(list, at: "list") }]
    }

    @Test("is reached by a route that opens its parent, which is loaded once before the step")
    func route() async throws {
        let entry = try await root.follow(Route(["list", "entry"]))
        #expect(entry.route.description == "list/entry")
        #expect(list.list.loads == 1)
        try await root.follow(Route(["list", "entry"]))
        #expect(list.list.loads == 1, "The place is offered now.")
    }

    @Test("is an unknown place if the loading does not bring it")
    func missing() async {
        list.list.entries = .success(false)
        await #expect(throws: RouteError.unknownPlace("entry", route: Route(["list"]), places: [])) {
            try await root.follow(Route(["list", "entry"]))
        }
        #expect(root.openPlace === list)
    }

    @Test("cannot be reached if the loading fails, which the step throws")
    func failing() async {
        list.list.entries = .failure(Refusal())
        await #expect(throws: Refusal()) { try await root.follow(Route(["list", "entry"])) }
    }
}
