// rib: verbatim file: mistakes of programmers, which stop the program

extension AnyRouter {
    /// Adds a RIB below this one. If this router is active, the child and all below it become active, parent before
    /// child; otherwise they do so together with this router.
    ///
    /// A router that was active and no longer is attaches nothing, so that an action that was sent too late has no
    /// effect.
    ///
    /// A detached subtree that still has its children may be attached again. Attaching a router that has a parent, that
    /// is launched or resigning, or that is this router or an ancestor of it, is a programming error and stops the
    /// program.
    ///
    /// - Returns: whether the child was attached.
    @discardableResult
    public final func attach(_ child: some AnyRouter) -> Bool {
        attach(child, before: nil)
    }

    /// Attaches a child before a sibling in the order of the children.
    @discardableResult
    final func attach(_ child: AnyRouter, before sibling: AnyRouter?) -> Bool {
        refuseToAttach(child)
        if isLoaded, interactable.stage == .inactive { return false }
        if sibling == nil { append(child) } else { insert(child, before: sibling) }
        guard interactable.stage == .active else { return true }
        if child.watch !== watch { child.watch = watch }
        if let watch {
            LeakDetector.withdrawExpectation(of: child)
            if watch.isFollowed {
                child.tell(.attached)
                // An observer may have taken it away.
                guard isParent(of: child) else { return true }
            }
        }
        child.activateSubtree()
        return true
    }

    /// Removes a RIB from below this one. It and all below it resign first, parent before child. It keeps its own
    /// children, and may be attached again.
    ///
    /// While the tree is observed, a detached RIB is checked for leaks: see ``TreeEvent/Kind/leaked``. Pass `isKept`
    /// for a RIB that is retained to be attached again.
    ///
    /// Detaching a router that is not a child of this one is a programming error and stops the program.
    public final func detach(_ child: some AnyRouter, isKept: Bool = false) {
        guard isParent(of: child) else {
            preconditionFailure(
                "\(type(of: self)) cannot detach \(type(of: child)): it is no child of it. A router is detached by its parent."
            )
        }
        child.resignSubtree()
        // A callback may have moved the child, or detached it already.
        guard isStillBelow(child) else { return }
        if let watch, interactable.isActive {
            child.tell(.detached)
            // So may an observer.
            guard isStillBelow(child) else { return }
            if !isKept { LeakDetector.expectEnd(of: child, below: self, watch) }
        }
        remove(child)
    }

    /// Whether a resigned RIB is still a child, and was not attached again meanwhile.
    private func isStillBelow(_ child: AnyRouter) -> Bool {
        isParent(of: child) && child.interactable.stage != .active
    }

    private func refuseToAttach(_ child: AnyRouter) {
        func refuse(_ condition: Bool, _ rule: @autoclosure () -> String) {
            precondition(!condition, "\(type(of: self)) cannot attach \(type(of: child)): \(rule())")
        }
        if let parent = child.parent {
            refuse(true, "it is attached to \(type(of: parent)). A router has one parent.")
        }
        refuse(child.interactable.stage == .resigning, "it is resigning. Attach it when it has been detached.")
        refuse(child === self, "it is the same router. A router is not its own child.")
        refuse(child.isLaunched, "it is launched. The root of a tree has no parent.")
        if !child.slots.isEmpty {
            refuse(child === root, "it is an ancestor of it. A tree has no cycle.")
        }
    }

    /// The root of this router's tree; the router itself if it has no parent.
    public final var root: AnyRouter {
        var router = self
        while let parent = router.parent { router = parent }
        return router
    }

    /// Makes this router the root of a live tree: it and all below it become active. A tree can be launched only once.
    public final func launch() {
        precondition(parent == nil, "\(type(of: self)) cannot launch: it has a parent. Only a root is launched.")
        precondition(
            !isLaunched && !isLoaded, "\(type(of: self)) cannot launch: it was active before. A tree is launched once.")
        isLaunched = true
        activateSubtree()
    }

    /// Ends a launched tree: all routers resign, then each router loses its children.
    ///
    /// While the tree is observed, all routers below the root are checked for leaks: see ``TreeEvent/Kind/leaked``.
    ///
    /// - Complexity: O(*n*) for a tree of *n* routers, whatever its shape. It is dismantled without recursion.
    public final func terminate() {
        precondition(isLaunched, "\(type(of: self)) cannot terminate: it is not launched. Only a root is terminated.")
        // A callback of an earlier call may ask again.
        guard interactable.stage == .active else { return }
        let resigned = resignSubtree()
        isLaunched = false
        // Also when it ended before it could load: it is not launched again.
        isLoaded = true
        if let watch { return endObserved(watch) }
        resigned?.forEachReversed { $0.removeAll() }
        removeAll()
    }

    /// Ends an observed tree. The leak detector detaches and releases the routers below, and checks each.
    private func endObserved(_ watch: TreeWatch) {
        for child in children {
            child.tell(.detached)
            // An observer may have taken it away.
            if isParent(of: child) { LeakDetector.expectEnd(of: child, below: self, watch) }
        }
        removeAll()
    }
}
