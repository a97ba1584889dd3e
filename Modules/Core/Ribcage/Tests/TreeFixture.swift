import Ribcage
import RibcageTesting

/// Routers with a common log, named as a test likes.
@MainActor final class TreeFixture {
    let log = CallLog()

    func router(_ name: String, address: [String] = []) -> RouterSpy {
        RouterSpy(address: address, interactor: InteractorSpy(name, log: log))
    }

    func launched(_ name: String = "root") -> RouterSpy {
        let root = router(name)
        root.launch()
        _ = log.take()
        return root
    }
}
