import Basics
import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A way")
struct WayConformance {
    private let desk = Desk(interactor: DeskInteractor(), builders: Drawers())

    @Test("gives what is said of a place without a tree, in the order of the declarations")
    func destinations() {
        #expect(Desk.destinations.map(\.usage.english) == ["lamp", "drawer <number>", "letter", "page [<number>]"])
        #expect(Desk.destinations.map(\.summary.english) == ["light", "what lies in a drawer", "to read", "of a book"])
        #expect(Desk.destinations[1].candidates == ["1", "2"])
        #expect(Desk.destinations[1].example?.english == "1")
    }

    @Test("opens the child itself, at its address")
    func opens() async throws {
        desk.launch()
        #expect(try await desk.follow(Route(["lamp"])).address == ["lamp"])
        #expect(try await desk.follow(Route(["drawer", "2"])).address == ["drawer", "2"])
        #expect(desk.currentRoute == Route(["drawer", "2"]))
        #expect(desk.builders.built == ["lamp", "drawer 2"])
    }

    @Test("writes a value as its address does, whatever was typed")
    func writes() async throws {
        desk.launch()
        #expect(try await desk.follow(Route(["drawer", "02"])).address == ["drawer", "2"])
        #expect(try await desk.follow(Route(["page"])).address == ["page"])
        #expect(try await desk.follow(Route(["page", "7"])).address == ["page", "7"])
    }

    @Test("becomes an action of the interactor, which may refuse")
    func sends() async throws {
        desk.interactor.router = desk
        desk.launch()
        try await desk.follow(Route(["letter"]))
        #expect(desk.currentRoute == Route(["letter"]))
        try await desk.closeOpenPlace()
        desk.interactor.isSealed = true
        await #expect(throws: DeskInteractor.Sealed()) { try await desk.follow(Route(["letter"])) }
        #expect(desk.openPlace == nil)
    }

    @Test("throws what its builder throws, and then nothing is open")
    func failure() async throws {
        desk.builders.failure = DeskInteractor.Sealed()
        desk.launch()
        await #expect(throws: DeskInteractor.Sealed()) { try await desk.follow(Route(["lamp"])) }
        #expect(desk.openPlace == nil)
    }

    @Test("refuses a value that its argument does not read, with the reason")
    func wrongValue() async throws {
        desk.launch()
        await #expect(throws: RouteError.self) { try await desk.follow(Route(["drawer", "three"])) }
        #expect(desk.builders.built.isEmpty)
    }

    @Test("keeps nothing alive: the places of a router hold it not")
    func leaks() async throws {
        try await expectNoLeaks(leaving: Desk(interactor: DeskInteractor(), builders: Drawers()))
        weak var gone: Desk?
        let places = {
            let desk = Desk(interactor: DeskInteractor(), builders: Drawers())
            gone = desk
            return desk.places
        }()
        #expect(gone == nil && places.count == 4)
    }

    @Test("gives typed addresses, of which routes are made")
    func addresses() {
        #expect(Address.drawer(2) == Route(["drawer", "2"]))
        #expect(Address<Int>.page(0) == Route(["page"]))
    }

    @Test("leads back where there is a view, here or above, unless a router says otherwise")
    func back() {
        let (root, home, page) = (RouterSpy(), RouterSpy(viewController: Lamp()), RouterSpy())
        let note = RouterSpy()
        root.attach(home)
        home.attach(page)
        page.attach(note)
        #expect(
            [root.leadsBack(from: home), home.leadsBack(from: page), page.leadsBack(from: note)] == [false, true, true])
    }
}

private final class Lamp: ViewControllable {}

extension Address where Value == Int {
    fileprivate static var drawer: Address {
        Address("drawer", Argument("number", candidates: ["1", "2"], example: "1", Desk.number))
    }

    /// The address of a page; without a number, of the first page.
    fileprivate static var page: Address {
        Address("page", Argument("number", { $0.isEmpty ? 0 : try Desk.number($0) }), .optionalWord) {
            $0 == 0 ? "" : "\($0)"
        }
    }
}

@MainActor private final class Drawers {
    var failure: (any Error)?
    private(set) var built: [String] = []

    func build(_ name: String) throws -> any Routing {
        if let failure { throw failure }
        built.append(name)
        return RouterSpy()
    }
}

private final class Desk: PlaceRouter<DeskInteractor, Drawers> {
    struct NoNumber: Error {}

    nonisolated static func number(_ text: String) throws -> Int {
        guard let number = Int(text) else { throw NoNumber() }
        return number
    }

    override class var ways: Ways {
        [
            .opens("lamp", summary: "light") { try $0.builders.build("lamp") },
            .opens(.drawer, summary: "what lies in a drawer") { try $0.builders.build("drawer \($1)") },
            .sends("letter", summary: "to read") { .read },
            .opens(.page, summary: "of a book") { try $0.builders.build("page \($1)") },
        ]
    }
}

private final class DeskInteractor: Interactor, Reactor {
    struct Sealed: Error, Equatable {}
    enum Action { case read }
    enum Mutation {}
    struct State: Equatable {}

    let store = Store(State())
    var isSealed = false
    weak var router: Desk?

    func mutate(_ action: Action, commit: Commit) async throws {
        if isSealed { throw Sealed() }
        router?.open(RouterSpy(), at: "letter")
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {}
}
