import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A worker")
struct WorkerConformance {
    final class WorkerSpy: Worker {
        private let name: String
        private let tree: TreeFixture
        /// Runs once, at the next end.
        var whenStopped: () -> Void = {}

        init(_ name: String, tree: TreeFixture) {
            self.name = name
            self.tree = tree
        }

        override func didStart(on interactor: Interactor) { tree.record("start \(name)") }
        override func didStop() {
            tree.record("stop \(name)")
            let whenStopped = whenStopped
            self.whenStopped = {}
            whenStopped()
        }
    }

    let tree = TreeFixture()
    let root: RouterSpy
    let home: RouterSpy
    let worker: WorkerSpy

    init() {
        root = tree.launched()
        home = tree.router("home")
        worker = WorkerSpy("clock", tree: tree)
    }

    @Test("waits for the activation when it is bound to an inactive interactor")
    func waits() {
        worker.start(on: home.interactor)
        #expect(tree.calls == [])
        #expect(!worker.isStarted)
        root.attach(home)
        #expect(worker.isStarted)
    }

    @Test("works from when its interactor was told that it is active until after that resigned, each time")
    func around() {
        worker.start(on: home.interactor)
        for isFirst in [true, false] {
            root.attach(home)
            root.detach(home)
            #expect(tree.calls == ["+home", "start clock"] + (isFirst ? ["load home"] : []) + ["-home", "stop clock"])
            #expect(!worker.isStarted)
        }
    }

    @Test("stops after the workers below it")
    func childFirst() {
        let (page, note) = (tree.router("page"), tree.router("note"))
        page.attach(note)
        home.attach(page)
        worker.start(on: home.interactor)
        WorkerSpy("page’s", tree: tree).start(on: page.interactor)
        WorkerSpy("note’s", tree: tree).start(on: note.interactor)
        root.attach(home)
        _ = tree.calls
        root.detach(home)
        let calls = tree.calls
        #expect(calls == ["-home", "-page", "-note", "stop note’s", "stop page’s", "stop clock"])
    }

    @Test("stops before the workers that were bound before it")
    func reverseOrder() {
        for name in ["one", "two", "three"] { WorkerSpy(name, tree: tree).start(on: root.interactor) }
        #expect(tree.calls == ["start one", "start two", "start three"])
        root.terminate()
        #expect(tree.calls == ["-root", "stop three", "stop two", "stop one"])
    }

    @Test("starts once, however often it is bound to the same interactor")
    func startsOnce() {
        worker.start(on: home.interactor)
        worker.start(on: home.interactor)
        root.attach(home)
        worker.start(on: home.interactor)
        #expect(tree.calls == ["+home", "start clock", "load home"])
    }

    @Test("starts at once on an active interactor, and stops for good when it is stopped, any number of times")
    func stops() {
        worker.stop()
        root.attach(home)
        worker.start(on: home.interactor)
        #expect(worker.isStarted)
        #expect(tree.calls == ["+home", "load home", "start clock"])
        for _ in 1...2 { worker.stop() }
        #expect(tree.calls == ["stop clock"])
        root.detach(home)
        root.attach(home)
        #expect(tree.calls == ["-home", "+home"])
        worker.start(on: home.interactor)
        #expect(tree.calls == ["start clock"])
    }

    @Test("moves to another interactor: it stops here and starts there")
    func moves() {
        root.attach(home)
        worker.start(on: home.interactor)
        _ = tree.calls
        worker.start(on: root.interactor)
        #expect(tree.calls == ["stop clock", "start clock"])
        root.detach(home)
        #expect(tree.calls == ["-home"])
        root.terminate()
        #expect(tree.calls == ["-root", "stop clock"])
    }

    @Test("moves to an inactive interactor and waits there")
    func movesToInactive() {
        worker.start(on: root.interactor)
        worker.start(on: home.interactor)
        #expect(tree.calls == ["start clock", "stop clock"])
        root.attach(home)
        #expect(tree.calls == ["+home", "start clock", "load home"])
    }

    @Test("starts work of its own that ends with the activation")
    func boundWork() async throws {
        final class Ticking: Worker {
            var task: Task<Void, Never>?
            override func didStart(on interactor: Interactor) {
                task = interactor.task { try? await Task.sleep(for: .seconds(3600)) }
            }
        }
        let ticking = Ticking()
        ticking.start(on: home.interactor)
        root.attach(home)
        let task = try #require(ticking.task)
        root.detach(home)
        #expect(task.isCancelled)
        await task.value
    }

    @Test("lives as long as the interactor that it is bound to, and does not hold it")
    func ownership() {
        weak var weakWorker: Worker?
        weak var weakInteractor: Interactor?
        do {
            let interactor = Interactor()
            do {
                let worker = Worker()
                worker.start(on: interactor)
                weakWorker = worker
            }
            weakInteractor = interactor
            #expect(weakWorker != nil)
        }
        #expect(weakInteractor == nil)
        #expect(weakWorker == nil)
    }

    @Test("that starts again in its own end works once, where it was started last", arguments: ["home", "page"])
    func startsAgain(_ name: String) {
        let page = tree.router("page")
        for child in [home, page] { root.attach(child) }
        worker.start(on: home.interactor)
        worker.whenStopped = { [worker, home] in worker.start(on: name == "home" ? home.interactor : page.interactor) }
        _ = tree.calls
        worker.stop()
        #expect(tree.calls == ["stop clock", "start clock"])
        worker.whenStopped = { [worker, root] in worker.start(on: root.interactor) }
        worker.start(on: name == "home" ? page.interactor : home.interactor)
        #expect(tree.calls == ["stop clock", "start clock"])
        for child in [home, page] { root.detach(child) }
        #expect(tree.calls == ["-home", "-page"])
        root.terminate()
        #expect(tree.calls == ["-root", "stop clock"])
    }

    @Test("that is moved while its interactor resigns, by its own end or that of another, goes on there")
    func movesAtEnd() {
        let other = WorkerSpy("other", tree: tree)
        root.attach(home)
        worker.start(on: home.interactor)
        other.start(on: home.interactor)
        other.whenStopped = { [root, worker] in
            for moved in [other, worker] { moved.start(on: root.interactor) }
        }
        _ = tree.calls
        root.detach(home)
        #expect(tree.calls == ["-home", "stop other", "start other", "stop clock", "start clock"])
        root.terminate()
        #expect(tree.calls == ["-root", "stop clock", "stop other"])
    }

    @Test("stops in the next turn when its interactor ends without having resigned")
    func interactorEnds() async {
        launchAndForget(worker)
        #expect(worker.isStarted)
        await turn()
        #expect(!worker.isStarted)
        #expect(tree.calls == ["start clock", "stop clock"])
    }

    @Test("that moved on before its interactor ended works where it went")
    func interactorEndsAfterMove() async {
        launchAndForget(worker)
        worker.start(on: root.interactor)
        await turn()
        #expect(worker.isStarted)
        #expect(tree.calls == ["start clock", "stop clock", "start clock"])
    }

    @Test("stops before the workers that were bound before it, also when their interactor ends")
    func reverseOrderAtEnd() async {
        launchAndForget(WorkerSpy("one", tree: tree), WorkerSpy("two", tree: tree))
        await turn()
        #expect(tree.calls == ["start one", "start two", "stop two", "stop one"])
    }

    /// The end of an active interactor that nobody made resign.
    private func launchAndForget(_ workers: Worker...) {
        let root = RouterSpy()
        root.launch()
        for worker in workers { worker.start(on: root.interactor) }
    }
}
