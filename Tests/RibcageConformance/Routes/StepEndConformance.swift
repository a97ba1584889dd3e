import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A step whose router ends")
struct StepEndConformance {
    let steps = StepFixture()
    var tree: TreeFixture { steps.tree }
    var door: StepFixture.Door { steps.door }
    var root: RouterSpy { steps.root }
    var home: RouterSpy { steps.home }

    @Test("is cancelled, and is an error for all who wait for it or after it")
    func routerEnds() async {
        let tasks = [steps.begin("home/page/3"), steps.begin("home/page/3"), steps.begin("home/page/4")]
        await turn()
        root.detach(home)
        for task in tasks {
            await #expect(throws: RouteError.notOpened("page", route: Route(["home"]))) { try await task.value }
        }
        await turn()
        #expect(door.cancelled == 1)
        #expect(tree.calls == ["open page 3", "-home"])
        #expect(home.children.isEmpty)
    }

    @Test("is not begun when the router ends before its turn")
    func routerEndsBefore() async {
        let first = steps.begin("home/page/3")
        let task = Task { try await root.follow(Route(["home", "page", "4"]), within: StepFixture.limit) }
        let end = Task { root.detach(home) }
        await end.value
        await #expect(throws: RouteError.notOpened("page", route: Route(["home"]))) { try await task.value }
        await #expect(throws: RouteError.notOpened("page", route: Route(["home"]))) { try await first.value }
        #expect(!tree.calls.contains("open page 4"))
    }

    @Test("is an error for all who wait, also for those who wait for the place that is open")
    func routerEndsAtOpenPlace() async throws {
        _ = try await steps.end(steps.begin("home/page/3")).get()
        let tasks = [steps.begin("home/page/4"), steps.begin("home/page/3")]
        await turn()
        root.detach(home)
        for task in tasks {
            await #expect(throws: RouteError.notOpened("page", route: Route(["home"]))) { try await task.value }
        }
    }

    @Test("is not begun by a task that was cancelled before it asked")
    func cancelledBefore() async {
        let task = Task { try await root.follow(Route(["home", "page", "3"]), within: StepFixture.limit) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(tree.calls.isEmpty)
    }

    @Test("has begun when whoever asked for it first waits, where the system begins tasks at once")
    func beginsAtOnce() async throws {
        guard #available(macOS 26, *) else { return }
        Task { try await root.follow(Route(["home", "page", "3"]), within: StepFixture.limit) }
        await Task { #expect(tree.calls == ["open page 3"]) }.value
        root.detach(home)
    }

    @Test("is no leak of it, however long it takes to end")
    func whileItEnds() async throws {
        let other = RouterSpy()
        try await expectNoLeaks(in: other) {
            attachHome(to: other) { [door] in
                for _ in 1...9 { try? await door.pass() }
            }
            let task = follow(other.children[0])
            await turn()
            other.detach(other.children[0])
            await #expect(throws: RouteError.notOpened("page", route: Route(["home"]))) { try await task.value }
        }
    }

    @Test("that has ended holds nothing of it")
    func afterItEnded() async throws {
        weak var home: AnyRouter?
        let other = RouterSpy()
        try await expectNoLeaks(in: other) {
            attachHome(to: other) {}
            home = other.children.first
            try await follow(other.children[0]).value
            other.detach(other.children[0])
        }
        #expect(home == nil)
    }

    /// A home with a place that refers to it as unowned.
    private func attachHome(to root: AnyRouter, open: @escaping @MainActor () async -> Void) {
        let home = RouterSpy(address: ["home"])
        home.stubbedPlaces = [
            Place("page", summary: "") { [unowned home] in
                await open()
                home.open(RouterSpy(address: ["page"]))
            }
        ]
        root.attach(home)
    }

    private func follow(_ home: AnyRouter) -> Task<Void, any Error> {
        Task { [weak home] in _ = try await home?.follow(Route(["page"]), within: StepFixture.limit) }
    }
}
