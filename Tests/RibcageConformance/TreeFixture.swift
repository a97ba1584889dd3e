import Ribcage
import RibcageTesting

/// Routers with a common log, named as a test likes: `+name`, `load name`, `-name`.
@MainActor final class TreeFixture {
    private let log = CallLog()
    private(set) var interactors: [String: InteractorSpy] = [:]

    /// The calls since the last time.
    var calls: [String] { log.take() }

    func record(_ call: String) { log.record(call) }

    func router(_ name: String, address: [String] = [], children: [RouterSpy] = []) -> RouterSpy {
        let interactor = InteractorSpy(name, log: log)
        interactors[name] = interactor
        let router = RouterSpy(address: address, interactor: interactor)
        for child in children { router.attach(child) }
        return router
    }

    func launched(_ name: String = "root", children: [RouterSpy] = []) -> RouterSpy {
        let root = router(name, children: children)
        root.launch()
        _ = calls
        return root
    }

    /// Done each time the interactor of that name becomes active.
    func whenActive(_ name: String, _ work: @escaping () -> Void) { interactors[name]?.whenActive = work }

    /// Done each time the interactor of that name resigns.
    func whenResigning(_ name: String, _ work: @escaping () -> Void) { interactors[name]?.whenResigning = work }
}

/// Lets everything run that waits for the main actor now.
@MainActor func turn() async { await Task {}.value }
