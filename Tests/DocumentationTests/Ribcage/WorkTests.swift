import Ribcage
import RibcageTesting
import Testing

// snippet: bound work
final class BellInteractor: Interactor {
    private let shelf: Store<ShelfInteractor.State>
    private var observation: ObservationToken?
    private(set) var titles: [String] = []

    init(shelf: Store<ShelfInteractor.State>, bell: Worker) {
        self.shelf = shelf
        super.init()
        bell.start(on: self)
    }

    override func didBecomeActive() {
        titles = shelf.state.titles
        observation = shelf.observe { [weak self] state in self?.titles = state.titles }
    }

    override func willResignActive() { observation?.cancel() }
}

final class BellWorker: Worker {
    private(set) var rings = 0

    override func didStart(on interactor: Interactor) {
        interactor.task { [weak self] in self?.rings += 1 }
    }
}
// end of snippet

@MainActor @Suite("Work that is bound to an activation")
struct WorkTests {
    private let worker = BellWorker()
    private let shelf = ShelfInteractor(books: BookUseCaseFake(["Emma"]))

    @Test("begins with it, ends with it, and begins again with the next")
    func cycle() async throws {
        let root = RouterSpy()
        let bell = BellInteractor(shelf: shelf.store, bell: worker)
        let router = Router(interactor: bell)
        #expect(bell.task {} == nil)
        root.launch()

        root.attach(router)
        #expect(worker.isStarted)
        try await shelf.send(.load)
        while bell.titles.isEmpty || worker.rings == 0 { await Task.yield() }

        root.detach(router, isKept: true)
        #expect(!worker.isStarted)
        #expect(bell.task {} == nil)
        try await shelf.send(.add("Persuasion"))
        await Task {}.value
        #expect(bell.titles == ["Emma"])

        root.attach(router)
        while bell.titles.count < 2 || worker.rings < 2 { await Task.yield() }
        root.terminate()
    }

    @Test("ends with it, not with the worker that began it")
    func stop() {
        let bell = BellInteractor(shelf: shelf.store, bell: worker)
        let router = Router(interactor: bell)
        router.launch()
        let work = bell.task {}
        worker.stop()
        #expect(work?.isCancelled == false)
        router.terminate()
        #expect(work?.isCancelled == true)
    }
}
