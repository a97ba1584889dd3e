// The order of activation, the first time and every time after. Both walks use a list instead of recursion, so that
// only the memory limits the depth of a tree, and both look again before each step, because a callback may attach or
// detach. A router without children needs no list.
extension AnyRouter {
    /// Parent before child, siblings in the order in which they were attached. A router's `didLoad` comes between its
    /// own activation and its children's.
    ///
    /// Called under an active parent, or on a launched root.
    func activateSubtree() {
        activateAlone()
        guard !children.isEmpty else { return }
        var waiting = children
        waiting.reverse()
        while let router = waiting.popLast() {
            guard router.interactable.stage == .inactive, let parent = router.parent else { continue }
            guard parent.interactable.stage == .active else { continue }
            router.watch = parent.watch
            router.activateAlone()
            waiting.append(contentsOf: router.children.reversed())
        }
    }

    /// All resign, parent before child; then all are released, child before parent.
    func resignSubtree() {
        guard interactable.stage == .active else { return }
        tell(.resigned)
        interactable.resign()
        guard !children.isEmpty else { return interactable.release() }
        var resigned = [self]
        var waiting = children
        waiting.reverse()
        while let router = waiting.popLast() {
            let isBelowResigning = router.parent?.interactable.stage == .resigning
            guard router.interactable.stage == .active, isBelowResigning else { continue }
            router.tell(.resigned)
            router.interactable.resign()
            resigned.append(router)
            waiting.append(contentsOf: router.children.reversed())
        }
        while let router = resigned.popLast() { router.interactable.release() }
    }

    /// This router and no child of it. Does nothing when a callback was faster.
    private func activateAlone() {
        guard interactable.stage == .inactive else { return }
        if let watch, watch.isFollowed {
            tell(.activated)
            // An observer may have taken it away.
            guard parent?.interactable.stage == .active || isLaunched else { return }
        }
        interactable.activate()
        guard interactable.stage == .active, !isLoaded else { return }
        isLoaded = true
        didLoad()
    }
}
