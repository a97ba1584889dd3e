import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Following a route")
struct RouteConformance {
    struct Refusal: Error, Equatable {}

    let tree = TreeFixture()
    let root: RouterSpy
    let home: RouterSpy

    init() {
        let tree = tree
        let (root, home) = (tree.launched(), tree.router("home", address: ["home"]))
        (self.root, self.home) = (root, home)
        root.stubbedPlaces = [
            Place("home", summary: "") {
                tree.record("open home")
                root.open(home)
            }
        ]
        func page(_ number: Int) -> RouterSpy {
            let page = tree.router("page \(number)", address: ["page", "\(number)"])
            page.stubbedPlaces = [
                Place("note", summary: "") { page.open(tree.router("note", address: ["note"])) }
            ]
            return page
        }
        home.stubbedPlaces = [
            Place("page", value: "number", Self.number, summary: "") { number in
                tree.record("open page \(number)")
                await Task.yield()
                home.open(page(number))
            },
            Place("broken", summary: "") {},
            Place("elsewhere", summary: "") { home.open(page(8)) },
            Place("refused", summary: "") { throw Refusal() },
            Place("late", summary: "") {
                home.open(page(9))
                throw Refusal()
            },
        ]
    }

    private static func number(_ text: String) throws -> Int {
        guard let number = Int(text) else { throw Refusal() }
        return number
    }

    private func follow(_ route: String) async throws -> AnyRouter {
        try await root.follow(Route(parsing: route), within: StepFixture.limit)
    }

    @Test("opens place after place, each below the one before, and ends at the last")
    func nested() async throws {
        let end = try await follow("home/page/3/note")
        #expect(end.route.description == "home/page/3/note")
        #expect(end.interactable.isActive)
        #expect(root.currentRoute == end.route)
        #expect(
            tree.calls.filter { $0.hasPrefix("open") || $0.hasPrefix("+") }
                == ["open home", "+home", "open page 3", "+page 3", "+note"])
    }

    @Test("does not repeat a step whose place is open already: two routes share the way that they have in common")
    func shared() async throws {
        let first = try await follow("home/page/3")
        _ = tree.calls
        let second = try await follow("home/page/3/note")
        #expect(second.parent === first)
        #expect(tree.calls == ["+note", "load note"])
    }

    @Test("does not repeat a step that opening a place on the way has taken already")
    func takenAlready() async throws {
        home.stubbedPlaces.append(
            Place("tour", summary: "") { [tree, home] in
                let tour = tree.router("tour", address: ["tour"])
                tour.stubbedPlaces = [
                    Place("note", summary: "") {
                        tree.record("open note")
                        await Task.yield()
                        tour.open(tree.router("note", address: ["note"]))
                    }
                ]
                tree.record("open tour")
                home.open(tour)
                try await tour.follow(Route(["note"]), within: StepFixture.limit)
            })
        let end = try await follow("home/tour/note")
        #expect(end === home.openPlace?.openPlace)
        #expect(tree.calls.filter { $0.hasPrefix("open") } == ["open home", "open tour", "open note"])
    }

    @Test("ends once: each place on the way was opened once, and nothing goes on afterwards")
    func completion() async throws {
        var ends: [AnyRouter] = []
        let task = Task { ends.append(try await follow("home/page/3/note")) }
        while ends.isEmpty { await turn() }
        let calls = tree.calls
        for _ in 1...10 { await turn() }
        try await task.value
        #expect(ends.map(\.route.description) == ["home/page/3/note"])
        #expect(calls.filter { $0.hasPrefix("open") } == ["open home", "open page 3"])
        #expect(calls.filter { $0 == "+note" } == ["+note"])
        #expect(tree.calls == [])
    }

    @Test("to where one is already changes nothing")
    func again() async throws {
        let first = try await follow("home/page/3")
        _ = tree.calls
        #expect(try await follow("home/page/3") === first)
        #expect(tree.calls == [])
    }

    @Test("to a place on the way closes what lies below it")
    func back() async throws {
        _ = try await follow("home/page/3/note")
        _ = tree.calls
        #expect(try await follow("home") === home)
        #expect(tree.calls == ["-page 3", "-note"])
        #expect(root.currentRoute.description == "home")
    }

    @Test("takes another value of a place for another place, and opens it before it closes the old one")
    func otherValue() async throws {
        _ = try await follow("home/page/3/note")
        _ = tree.calls
        _ = try await follow("home/page/4")
        #expect(tree.calls == ["open page 4", "+page 4", "load page 4", "-page 3", "-note"])
        #expect(home.children.count == 1)
    }

    @Test("without a segment leads to where it began")
    func empty() async throws {
        _ = try await follow("home")
        #expect(try await follow("") === root)
        #expect(root.children.isEmpty)
    }

    @Test("may begin at any router")
    func fromBelow() async throws {
        _ = try await follow("home")
        let end = try await home.follow(Route(["page", "2"]), within: StepFixture.limit)
        #expect(end.route.description == "home/page/2")
    }

    @Test("passes over the root’s own address at its beginning")
    func rootAddress() async throws {
        let root = RouterSpy(address: ["app"])
        root.stubbedPlaces = [Place("home", summary: "") { root.open(RouterSpy(address: ["home"])) }]
        root.launch()
        let end = try await root.follow(Route(["app", "home"]), within: StepFixture.limit)
        #expect(end.route.description == "app/home")
        #expect(try await root.follow(end.route, within: StepFixture.limit) === end)
    }

    @Test(
        "to what does not exist is a typed error that names the segment",
        arguments: [
            ("cellar", RouteError.unknownPlace("cellar", route: Route(), places: ["home"])),
            (
                "home/cellar",
                .unknownPlace(
                    "cellar", route: Route(["home"]),
                    places: ["page <number>", "broken", "elsewhere", "refused", "late"])
            ),
            (
                "home/page/3/note/cellar",
                .unknownPlace("cellar", route: Route(["home", "page", "3", "note"]), places: [])
            ),
            ("home/page", .missingValue(place: "page", value: "number")),
            ("home/page/x", .wrongValue(place: "page", reason: "Refusal()")),
            ("home/broken", .notOpened("broken", route: Route(["home"]))),
            ("home/elsewhere", .notOpened("elsewhere", route: Route(["home"]))),
        ])
    func typedErrors(_ route: String, _ error: RouteError) async {
        await #expect(throws: error) { try await follow(route) }
    }

    @Test("hands on the error of a router that cannot open the place")
    func routersError() async {
        await #expect(throws: Refusal()) { try await follow("home/refused/anything") }
    }

    @Test(
        "that ends in an error leaves the steps before it taken, and what was open open",
        arguments: ["refused", "broken", "cellar", "page"])
    func aborted(_ step: String) async throws {
        _ = try await follow("home/page/3/note")
        _ = tree.calls
        _ = try? await follow("home/\(step)")
        #expect(tree.calls == [])
        #expect(root.currentRoute.description == "home/page/3/note")
        #expect(try await follow("home/page/4").interactable.isActive)
    }

    @Test("that ends in an error after the place opened leaves one place open, and that active")
    func abortedLate() async throws {
        _ = try await follow("home/page/3")
        await #expect(throws: Refusal()) { try await follow("home/late") }
        #expect(home.children.map(\.address) == [["page", "9"]])
        #expect(home.children.allSatisfy { $0.interactable.isActive })
        #expect(root.currentRoute.description == "home/page/9")
    }
}
