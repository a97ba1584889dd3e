import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Different steps from one router at the same time")
struct StepTurnConformance {
    let steps = StepFixture()
    var tree: TreeFixture { steps.tree }
    var door: StepFixture.Door { steps.door }
    var root: RouterSpy { steps.root }
    var home: RouterSpy { steps.home }

    @Test(
        "are taken one after the other: the last one asked for stays, the first had its place before")
    func different() async throws {
        let tasks = [steps.begin("home/page/3"), steps.begin("home/page/4")]
        await turn()
        #expect(tree.calls == ["open page 3"])
        let second = try await steps.end(tasks[1]).get()
        let first = try await tasks[0].value
        #expect(tree.calls == ["+page 3", "load page 3", "open page 4", "+page 4", "load page 4", "-page 3"])
        #expect(home.openPlace === second)
        #expect(first.address == ["page", "3"])
        #expect(first.parent == nil)
    }

    @Test("are taken in the order in which they were asked for, also one that was taken before another")
    func order() async throws {
        let tasks = ["3", "4", "3", "3"].map { steps.begin("home/page/\($0)") }
        #expect(try await steps.end(tasks[2]).get().address == ["page", "3"])
        #expect(try await tasks[3].value === home.openPlace)
        #expect(tree.calls.filter { $0.hasPrefix("open") } == ["open page 3", "open page 4", "open page 3"])
    }

    @Test("wait also when their place is open, because the step before closes it")
    func openAlready() async throws {
        _ = try await steps.end(steps.begin("home/page/3")).get()
        let tasks = [steps.begin("home/page/4"), steps.begin("home/page/3")]
        #expect(try await steps.end(tasks[1]).get().address == ["page", "3"])
        #expect(root.currentRoute.description == "home/page/3")
    }

    @Test("go on after one that failed, with an error of their own or none")
    func afterFailure() async throws {
        let tasks = [steps.begin("home/refused"), steps.begin("home/page/4")]
        #expect(try await steps.end(tasks[1]).get() === home.openPlace)
        await #expect(throws: StepFixture.Refusal()) { try await tasks[0].value }
    }

    @Test("count waiting for the step before as time, and are not taken when nobody waits for them any more")
    func lateForTurn() async throws {
        let tasks = [
            steps.begin("home/page/3"), steps.begin("home/page/4", within: .milliseconds(2)),
            steps.begin("home/page/5"),
        ]
        await #expect(throws: RouteError.timedOut("page", route: Route(["home"]))) { try await tasks[1].value }
        #expect(try await steps.end(tasks[2]).get() === home.openPlace)
        #expect(tree.calls.filter { $0.hasPrefix("open") } == ["open page 3", "open page 5"])
    }

    @Test("go on after one that came to its limit, even if that does not end")
    func afterLimit() async throws {
        home.stubbedPlaces.append(
            Place("endless", summary: "") { [door] in while true { await door.passWhateverComes() } })
        let tasks = [steps.begin("home/endless", within: .milliseconds(2)), steps.begin("home/page/4")]
        await #expect(throws: RouteError.timedOut("endless", route: Route(["home"]))) { try await tasks[0].value }
        #expect(try await steps.end(tasks[1]).get() === home.openPlace)
    }

    @Test("end before a place is closed that the last of them leads to: a route to home leaves nothing open below it")
    func closing() async throws {
        let tasks = [steps.begin("home/page/3"), steps.begin("home")]
        await turn()
        #expect(try await steps.end(tasks[1]).get() === home)
        #expect(try await tasks[0].value.address == ["page", "3"])
        #expect(root.currentRoute.description == "home")
        #expect(tree.calls == ["open page 3", "+page 3", "load page 3", "-page 3"])
    }

    @Test("begin after a closing that was asked for before, and that takes its time")
    func afterClosing() async throws {
        final class SlowRouter: Router<Interactor> {
            let door: StepFixture.Door

            init(door: StepFixture.Door) {
                self.door = door
                super.init(interactor: Interactor())
            }

            override var places: [Place] {
                [Place("page", summary: "") { [unowned self] in open(RouterSpy(address: ["page"])) }]
            }

            override func close(_ child: AnyRouter) async throws {
                try await door.pass()
                try await super.close(child)
            }
        }
        let router = SlowRouter(door: door)
        router.launch()
        let old = RouterSpy(address: ["old"])
        router.open(old)
        let closing = Task { try await router.closeOpenPlace(within: StepFixture.limit) }
        let opening = Task { try await router.follow(Route(["page"]), within: StepFixture.limit) }
        await turn()
        #expect(router.openPlace === old)
        let page = try await steps.end(opening).get()
        try await closing.value
        #expect(router.openPlace === page)
        await #expect(throws: RouteError.notClosed("page", route: Route())) {
            try await router.closeOpenPlace(within: .milliseconds(2))
        }
        #expect(router.openPlace === page)
    }

    @Test("may close the open place on the way, as a part of the step")
    func closingInside() async throws {
        home.stubbedPlaces.append(
            Place("fresh", summary: "") { [home, tree] in
                try await home.closeOpenPlace()
                home.open(tree.router("fresh", address: ["fresh"]))
            })
        _ = try await steps.end(steps.begin("home/page/3")).get()
        _ = try await steps.end(steps.begin("home/fresh")).get()
        #expect(tree.calls.suffix(3) == ["-page 3", "+fresh", "load fresh"])
    }

    @Test("are an error at once when one is asked for while opening another, which would wait for itself")
    func insideAnother() async {
        home.stubbedPlaces.append(
            Place("tour", summary: "") { [home] in
                try await home.follow(Route(["page", "3"]), within: StepFixture.limit)
            })
        let task = steps.begin("home/tour")
        await #expect(throws: RouteError.waitsForItself("page", route: Route(["home"]))) { try await task.value }
        #expect(tree.calls == [])
    }

    @Test("are an error at once when one is asked for while it is opened itself")
    func insideItself() async {
        home.stubbedPlaces.append(
            Place("mirror", summary: "") { [home] in
                try await home.follow(Route(["mirror"]), within: StepFixture.limit)
            })
        let task = steps.begin("home/mirror")
        await #expect(throws: RouteError.waitsForItself("mirror", route: Route(["home"]))) { try await task.value }
    }

    @Test("are an error at once when two wait for each other")
    func circle() async {
        let other = tree.router("other")
        root.attach(other)
        home.stubbedPlaces.append(
            Place("there", summary: "") { [door] in
                try await door.pass()
                try await other.follow(Route(["back"]), within: StepFixture.limit)
            })
        other.stubbedPlaces = [
            Place("back", summary: "") { [home] in
                try await home.follow(Route(["page", "3"]), within: StepFixture.limit)
            },
            Place("first", summary: "") { [home, door] in
                try await door.pass()
                try await home.follow(Route(["page", "4"]), within: StepFixture.limit)
            },
        ]
        let tasks = [
            steps.begin("home/there"), Task { try await other.follow(Route(["first"]), within: StepFixture.limit) },
        ]
        await turn()
        for task in tasks {
            let result = await steps.end(task)
            #expect(throws: RouteError.self) { try result.get() }
        }
    }

    @Test("by tens of thousands wait for their turn, and end together with their router")
    func many() async throws {
        let tasks = (1...20_000).map { steps.begin("home/page/\($0 + 100)") }
        await turn()
        root.detach(home)
        for task in tasks { #expect(await task.result.isFailure) }
        #expect(tree.calls == ["open page 101", "-home"])
    }

    @Test("lead to one place however its value is written, which is not opened again")
    func sameValue() async throws {
        home.stubbedPlaces = [
            Place("page", value: "number", { Int($0) ?? 0 }, summary: "") { [tree, home, door] number in
                tree.record("open \(number)")
                try await door.pass()
                home.open(tree.router("page \(number)", address: ["page", "\(number)"]))
            }
        ]
        let tasks = [steps.begin("home/page/7"), steps.begin("home/page/007")]
        let first = try await steps.end(tasks[0]).get()
        #expect(try await tasks[1].value === first)
        #expect(try await steps.begin("home/page/07").value === first)
        #expect(tree.calls == ["open 7", "+page 7", "load page 7"])
        #expect(try await steps.end(steps.begin("home/page/8")).get() !== first)
    }

    @Test("fail from a place that another step has closed")
    func closedMeanwhile() async throws {
        let page = try await steps.end(steps.begin("home/page/3")).get()
        _ = try await steps.end(steps.begin("home/page/4")).get()
        await #expect(throws: RouteError.notOpened("note", route: Route(["page", "3"]))) {
            try await page.follow(Route(["note"]), within: StepFixture.limit)
        }
        #expect(page.openPlace == nil)
    }
}

extension Result {
    fileprivate var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
