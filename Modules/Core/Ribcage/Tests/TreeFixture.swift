import Ribcage
import RibcageTesting

/// Routers with a common log, named as a test likes.
@MainActor final class TreeFixture {
    let log = CallLog()
    private(set) var interactors: [String: InteractorSpy] = [:]

    func router(_ name: String, address: [String] = []) -> RouterStub {
        let interactor = InteractorSpy(name, log: log)
        interactors[name] = interactor
        let router = RouterStub(address: address, interactor: interactor)
        router.whenLoaded = { [log] in log.record("load \(name)") }
        return router
    }

    func launched(_ name: String = "root") -> RouterStub {
        let root = router(name)
        root.launch()
        _ = log.take()
        return root
    }
}
