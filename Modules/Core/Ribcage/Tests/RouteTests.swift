import Basics
import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Following a route")
struct RouteTests {
    let tree = TreeFixture()
    let root: RouterSpy
    let home: RouterSpy

    init() {
        root = tree.launched()
        home = tree.router("home", address: ["home"])
        root.stubbedPlaces = [Place("home", summary: "the chart") { [root, home] in root.open(home) }]
        home.stubbedPlaces = [
            Place("settings", summary: "your name") { [tree, home] in
                home.open(tree.router("settings", address: ["settings"]))
            },
            Place("page", value: "number", Self.page, summary: "a page") { [tree, home] number in
                home.open(tree.router("page \(number)", address: ["page", "\(number)"]))
            },
            Place("broken", summary: "a place that forgets to open") {},
        ]
    }

    private struct NotAPage: Error, CustomStringConvertible {
        let description = "A page has a number."
    }

    private static func page(_ text: String) throws -> Int {
        guard let number = Int(text) else { throw NotAPage() }
        return number
    }

    @Test("opens place after place and ends where the route ends")
    func follow() async throws {
        let end = try await root.follow(Route(parsing: "/home/page/3"))
        #expect(end.route == Route(["home", "page", "3"]))
        #expect(root.currentRoute.description == "home/page/3")
    }

    @Test("keeps what is open already, and closes what lies below the end")
    func keeps() async throws {
        try await root.follow(Route(["home", "page", "3"]))
        _ = tree.log.take()
        try await root.follow(Route(["home"]))
        #expect(tree.log.take() == ["-page 3"])
        #expect(root.currentRoute == Route(["home"]))
    }

    @Test("opens the next place before it closes the last")
    func replaces() async throws {
        try await root.follow(Route(["home", "page", "3"]))
        _ = tree.log.take()
        try await root.follow(Route(["home", "settings"]))
        #expect(tree.log.take() == ["+settings", "load settings", "-page 3"])
        #expect(home.children.count == 1)
    }

    @Test("an unknown place is an error that lists the ones that exist")
    func unknown() async throws {
        let error = await #expect(throws: RouteError.self) { try await root.follow(Route(["home", "nowhere"])) }
        #expect(
            error?.description
                == "There is no place “nowhere” in home. From there: settings, page <number>, broken")
    }

    @Test("an unknown place of a root that is no place itself is an error without its name")
    func unknownInRoot() {
        let error = RouteError.unknownPlace("nowhere", route: Route(), places: ["home", "charts"])
        #expect(error.description == "There is no place “nowhere”. There are: home, charts")
    }

    @Test("a place without its value is an error that shows the form")
    func missingValue() async {
        await #expect(throws: RouteError.missingValue(place: "page", value: "number")) {
            try await root.follow(Route(["home", "page"]))
        }
    }

    @Test("a value that the place does not take is an error with its reason")
    func wrongValue() async {
        await #expect(throws: RouteError.wrongValue(place: "page", reason: "A page has a number.")) {
            try await root.follow(Route(["home", "page", "x"]))
        }
    }

    @Test("a place that does not open is an error")
    func notOpened() async {
        await #expect(throws: RouteError.notOpened("broken", route: Route(["home"]))) {
            try await root.follow(Route(["home", "broken"]))
        }
    }

    @Test("a place that does not open in time is an error, and its opening is cancelled")
    func late() async {
        let slow = tree.router("slow", address: ["slow"])
        var wasCancelled = false
        slow.stubbedPlaces = [
            Place("page", summary: "a page that never comes") {
                try? await Task.sleep(for: .seconds(60))
                wasCancelled = Task.isCancelled
            }
        ]
        root.open(slow)
        await #expect(throws: RouteError.timedOut("page", route: Route(["slow"]))) {
            try await slow.follow(Route(["page"]), within: .milliseconds(5))
        }
        while !wasCancelled { await Task.yield() }
    }
}
