// The order of activation, the first time and every time after. Both walks use a list instead of recursion, so that
// only the memory limits the depth of a tree, and both look again before each step, because a callback may attach or
// detach.
extension AnyRouter {
    /// Parent before child, siblings in the order in which they were attached. A router's `didLoad` comes between its
    /// own activation and its children's.
    func activateSubtree() {
        var waiting = [self]
        while let router = waiting.popLast() {
            guard router.interactable.stage == .inactive, router.isBelowActive else { continue }
            router.interactable.activate()
            guard router.interactable.stage == .active else { continue }
            router.loadIfNeeded()
            waiting.append(contentsOf: router.children.reversed())
        }
    }

    /// All resign, parent before child; then all are released, child before parent.
    func resignSubtree() {
        var resigned: [AnyRouter] = []
        var waiting = [self]
        while let router = waiting.popLast() {
            let isBelowResigning = router === self || router.parent?.interactable.stage == .resigning
            guard router.interactable.stage == .active, isBelowResigning else { continue }
            router.interactable.resign()
            resigned.append(router)
            waiting.append(contentsOf: router.children.reversed())
        }
        while let router = resigned.popLast() { router.interactable.release() }
    }

    private var isBelowActive: Bool {
        parent.map { $0.interactable.stage == .active } ?? isLaunched
    }

    private func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        didLoad()
    }
}
