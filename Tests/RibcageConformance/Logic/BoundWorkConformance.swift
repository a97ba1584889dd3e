import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Work that is bound to an activation")
struct BoundWorkConformance {
    final class Progress {
        var begun = 0
        var ended = 0
        var cancelled = 0
    }

    let tree = TreeFixture()
    let progress = Progress()
    let root: RouterSpy
    let home: RouterSpy

    init() {
        root = tree.launched()
        home = tree.router("home")
    }

    /// Waits until it is cancelled.
    private func wait(on interactor: Interactor) -> Task<Void, Never>? {
        interactor.task { [progress] in
            progress.begun += 1
            do { try await Task.sleep(for: .seconds(3600)) } catch { progress.cancelled += 1 }
            progress.ended += 1
        }
    }

    @Test("runs while the interactor is active, and can begin when it is told so")
    func inCallback() async throws {
        var tasks: [Task<Void, Never>?] = []
        func begin() { tasks.append(home.interactor.task { [progress] in progress.begun += 1 }) }
        tree.whenActive("home", begin)
        root.attach(home)
        begin()
        for task in tasks { await (try #require(task)).value }
        #expect(progress.begun == 2)
    }

    @Test("is refused before the first activation and after each")
    func refusedWhileInactive() async {
        #expect(wait(on: home.interactor) == nil)
        root.attach(home)
        root.detach(home)
        #expect(wait(on: home.interactor) == nil)
        await turn()
        #expect(progress.begun == 0)
    }

    @Test("is refused while the interactor resigns, and while one below it does")
    func refusedWhileResigning() async {
        let page = tree.router("page")
        home.attach(page)
        root.attach(home)
        var tasks: [Task<Void, Never>?] = []
        tree.whenResigning("home") { [home] in tasks.append(wait(on: home.interactor)) }
        tree.whenResigning("page") { [home] in tasks.append(wait(on: home.interactor)) }
        root.detach(home)
        await turn()
        #expect(tasks == [nil, nil])
        #expect(progress.begun == 0)
    }

    @Test(
        "is cancelled when the interactor resigns, and does not begin if that is before its first step",
        arguments: [0, 1])
    func cancelledAtResign(_ steps: Int) async throws {
        root.attach(home)
        let task = try #require(wait(on: home.interactor))
        for _ in 0..<steps { await turn() }
        root.detach(home)
        #expect(task.isCancelled)
        await task.value
        #expect([progress.begun, progress.cancelled] == [steps, steps])
    }

    @Test("stays cancelled in the next activation, whose own work goes on")
    func nextActivation() async throws {
        root.attach(home)
        let old = try #require(wait(on: home.interactor))
        root.detach(home)
        root.attach(home)
        let new = try #require(wait(on: home.interactor))
        #expect(old.isCancelled)
        #expect(!new.isCancelled)
        root.detach(home)
        await new.value
    }

    @Test("is cancelled when the life of the interactor ends without a resignation")
    func cancelledAtEndOfLife() async throws {
        func forgotten() throws -> Task<Void, Never> {
            let root = RouterSpy()
            root.launch()
            return try #require(wait(on: root.interactor))
        }
        let task = try forgotten()
        #expect(task.isCancelled)
        await task.value
    }

    @Test("is cancelled after all have resigned, child before parent")
    func releaseOrder() async throws {
        let page = tree.router("page")
        home.attach(page)
        root.attach(home)
        var tasks: [Task<Void, Never>] = []
        for (name, router) in [("home", home), ("page", page)] {
            let task = router.interactor.task { [tree] in
                await withTaskCancellationHandler {
                    try? await Task.sleep(for: .seconds(3600))
                } onCancel: {
                    MainActor.assumeIsolated { tree.record("cancel \(name)") }
                }
            }
            tasks.append(try #require(task))
        }
        await turn()
        _ = tree.calls
        root.detach(home)
        #expect(tree.calls == ["-home", "-page", "cancel page", "cancel home"])
        for task in tasks { await task.value }
    }

    @Test("is awaited at the end of a run if the opening of a place begins it, but not if it accompanies an activation")
    func begunByOpening() async throws {
        let page = tree.router("page", address: ["page"])
        var tasks: [Task<Void, Never>?] = []
        tree.whenActive("page") { tasks.append(wait(on: page.interactor)) }
        root.stubbedPlaces = [
            Place("page", summary: "") {
                tasks.append(wait(on: root.interactor))
                root.open(page)
            }
        ]
        try await root.follow(Route(["page"]), within: StepFixture.limit)
        let unfinished = try await root.finishWork(within: .zero)
        #expect(unfinished.map { ObjectIdentifier($0) } == [ObjectIdentifier(root)])
        root.terminate()
        #expect(tasks.count == 2)
        for task in tasks { await (try #require(task)).value }
    }

    @Test("has ended everywhere soon after the tree did")
    func nothingLeftRunning() async throws {
        var tasks: [Task<Void, Never>?] = []
        var parent = root
        for number in 1...20 {
            let child = tree.router("\(number)")
            parent.attach(child)
            tasks.append(wait(on: child.interactor))
            tasks.append(child.interactor.task { for await _ in AsyncStream<Int>.makeStream().stream {} })
            parent = number % 3 == 0 ? root : child
        }
        await turn()
        #expect(progress.begun == 20)
        root.terminate()
        for task in tasks { await (try #require(task)).value }
        #expect(progress.ended == progress.begun)
    }
}
