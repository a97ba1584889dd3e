import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A step that several take at the same time")
struct SharedStepConformance {
    let steps = StepFixture()
    var tree: TreeFixture { steps.tree }
    var door: StepFixture.Door { steps.door }
    var root: RouterSpy { steps.root }
    var home: RouterSpy { steps.home }

    @Test("is taken once: routes with a common beginning share it, and go on from it")
    func fork() async throws {
        let (first, second) = (steps.begin("home/page/3/note"), steps.begin("home/page/3/picture"))
        let ends = [try await steps.end(first).get(), try await steps.end(second).get()]
        #expect(ends.map { $0.address } == [["note"], ["picture"]])
        #expect(
            tree.calls.filter { $0.hasPrefix("open") || $0.hasSuffix("page 3") } == [
                "open page 3", "+page 3", "load page 3",
            ])
    }

    @Test("gives all the same place")
    func samePlace() async throws {
        let tasks = (1...3).map { _ in steps.begin("home/page/3") }
        await turn()
        door.open()
        for task in tasks { #expect(try await task.value === home.openPlace) }
        #expect(tree.calls == ["open page 3", "+page 3", "load page 3"])
    }

    @Test("is shared also by a task that begins while the place is opened without a wait")
    func whileOpening() async throws {
        guard #available(macOS 26, *) else { return }
        var other: Task<AnyRouter, any Error>?
        home.stubbedPlaces = [
            Place("quick", summary: "") { [tree, home] in
                other = Task.immediateDetached { @MainActor in
                    try await home.follow(Route(["quick"]), within: StepFixture.limit)
                }
                home.open(tree.router("quick", address: ["quick"]))
            }
        ]
        let first = try await steps.begin("home/quick", within: .seconds(10)).value
        #expect(first === home.openPlace)
        #expect(try await other?.value === first)
    }

    @Test("gives all the same error, and is taken anew afterwards")
    func sameError() async {
        let tasks = [steps.begin("home/refused"), steps.begin("home/refused/anything")]
        await turn()
        door.open()
        for task in tasks { await #expect(throws: StepFixture.Refusal()) { try await task.value } }
        #expect(tree.calls == ["open refused"])
        await #expect(throws: StepFixture.Refusal()) { try await steps.end(steps.begin("home/refused")).get() }
        #expect(tree.calls == ["open refused"])
    }

    @Test("is shared also by one who comes when the place is attached already, and its opening goes on")
    func attachedAlready() async throws {
        home.stubbedPlaces = [
            Place("slow", summary: "") { [tree, home, door] in
                home.open(tree.router("slow", address: ["slow"]))
                try await door.pass()
                throw StepFixture.Refusal()
            }
        ]
        let first = steps.begin("home/slow")
        await turn()
        #expect(home.openPlace?.interactable.isActive == true)
        let second = steps.begin("home/slow")
        await turn()
        door.open()
        for task in [first, second] { await #expect(throws: StepFixture.Refusal()) { try await task.value } }
        #expect(try await steps.begin("home/slow").value === home.openPlace)
    }

    @Test("keeps to the limit of each: the others get the place", arguments: [0, 1])
    func limits(_ late: Int) async throws {
        let tasks = (0...1).map {
            steps.begin("home/page/3", within: $0 == late ? .milliseconds(2) : StepFixture.limit)
        }
        await #expect(throws: RouteError.timedOut("page", route: Route(["home"]))) { try await tasks[late].value }
        #expect(home.openPlace == nil)
        door.open()
        #expect(try await tasks[1 - late].value.address == ["page", "3"])
        #expect(door.cancelled == 0)
        #expect(tree.calls == ["open page 3", "+page 3", "load page 3"])
    }

    @Test("lets go of one who is cancelled: the others get the place", arguments: [0, 1])
    func cancellation(_ cancelled: Int) async throws {
        let tasks = [steps.begin("home/page/3"), steps.begin("home/page/3")]
        await turn()
        tasks[cancelled].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[cancelled].value }
        #expect(home.openPlace == nil)
        door.open()
        #expect(try await tasks[1 - cancelled].value.address == ["page", "3"])
        #expect(door.cancelled == 0)
    }

    @Test("is cancelled when nobody waits any more, and taken anew by the next")
    func allCancelled() async throws {
        let tasks = [steps.begin("home/page/3"), steps.begin("home/page/3")]
        await turn()
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        await turn()
        #expect(door.cancelled == 1)
        #expect(try await steps.end(steps.begin("home/page/3")).get() === home.openPlace)
        #expect(tree.calls == ["open page 3", "open page 3", "+page 3", "load page 3"])
    }

    @Test("is not shared with one who comes when it is cancelled, and waits no more for what is left of that")
    func cancelledAlready() async throws {
        home.stubbedPlaces = [
            Place("slow", summary: "") { [tree, home, door] in
                tree.record("open slow")
                await door.passWhateverComes()
                home.open(tree.router("slow", address: ["slow"]))
            }
        ]
        let first = steps.begin("home/slow")
        await turn()
        first.cancel()
        await turn()
        let second = steps.begin("home/slow")
        await turn()
        #expect(tree.calls == ["open slow", "open slow"])
        #expect(try await steps.end(second).get() === home.openPlace)
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(tree.calls == ["+slow", "load slow"])
    }

    @Test("is not shared with one who comes when it has ended without its turn")
    func endedBeforeTurn() async throws {
        let first = steps.begin("home/page/3")
        let cancelled = steps.begin("home/page/4")
        await turn()
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        let last = steps.begin("home/page/4")
        let end = try await steps.end(last).get()
        #expect(end.address == ["page", "4"])
        _ = try await first.value
    }

    @Test("is not shared by another place of the same router")
    func otherPlace() async throws {
        for name in ["one", "two"] {
            home.stubbedPlaces.append(
                Place(name, summary: "") { [tree, home, door] in
                    try await door.pass()
                    home.open(tree.router(name, address: [name]))
                })
        }
        let (first, second) = (steps.begin("home/one"), steps.begin("home/two"))
        let end = try await steps.end(second).get()
        #expect(end.address == ["two"])
        #expect(try await first.value.address == ["one"])
    }

    @Test("is cancelled from the beginning when a cancelled task asks for it, and lets go of one that joins")
    func cancelledBefore() async throws {
        home.stubbedPlaces.append(
            Place("quick", summary: "") { [tree, home] in
                try Task.checkCancellation()
                home.open(tree.router("quick", address: ["quick"]))
            })
        let (quick, first, second) = (steps.begin("home/quick"), steps.begin("home/page/3"), steps.begin("home/page/3"))
        for task in [quick, second] { task.cancel() }
        #expect(try await steps.end(first).get() === home.openPlace)
        for task in [quick, second] { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(tree.calls == ["open page 3", "+page 3", "load page 3"])
    }
}
