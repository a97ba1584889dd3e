// rib: verbatim file: mistakes of programmers, which stop the program

extension AnyRouter {
    /// Attaches a router below this one. If this router is active, the child and all routers below it become active,
    /// parent before child. Otherwise, they become active together with this router.
    ///
    /// A router that has become inactive attaches nothing, so that an action sent too late has no effect.
    ///
    /// A detached subtree that still has its children may be attached again. Attaching a router that has a parent, that
    /// is launched or resigning, or that is this router or an ancestor of it, is a programming error and stops the
    /// program.
    ///
    /// - Returns: whether the child was attached.
    @discardableResult
    public final func attach(_ child: some AnyRouter) -> Bool {
        refuseToAttach(child)
        if isLoaded, interactable.stage == .inactive { return false }
        append(child)
        guard interactable.stage == .active else { return true }
        if child.watch !== watch { child.watch = watch }
        if let watch, watch.isFollowed {
            child.tell(.attached)
            // An observer may have detached the child.
            guard isParent(of: child) else { return true }
        }
        child.activateSubtree()
        return true
    }

    /// Detaches a child from this router. First, the child and all routers below it resign, parent before child. The
    /// child keeps its own children, and may be attached again.
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
            // An observer may have done so, too.
            guard isStillBelow(child) else { return }
            if isKept { LeakDetector.expectMove() } else { LeakDetector.expectEnd(of: child, below: self, watch) }
        }
        remove(child)
    }

    /// Returns whether a resigned router is still a child of this one, and has not become active again meanwhile.
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

    /// Whether the router can be launched: it has no parent, and was not active before.
    package final var canLaunch: Bool { parent == nil && !isLaunched && !isLoaded }

    /// Makes this router the root of a live tree: activates this router and all routers below it. A tree can be
    /// launched only once.
    public final func launch() {
        precondition(parent == nil, "\(type(of: self)) cannot launch: it has a parent. Only a root is launched.")
        precondition(
            !isLaunched && !isLoaded, "\(type(of: self)) cannot launch: it was active before. A tree is launched once.")
        isLaunched = true
        activateSubtree()
    }

    /// Ends a launched tree: all routers resign, and then each router loses its children.
    ///
    /// While the tree is observed, all routers below the root are checked for leaks: see ``TreeEvent/Kind/leaked``.
    ///
    /// - Complexity: O(*n*) for a tree of *n* routers, whatever its shape. It is dismantled without recursion.
    public final func terminate() {
        precondition(isLaunched, "\(type(of: self)) cannot terminate: it is not launched. Only a root is terminated.")
        // A callback of an earlier call may call this method again.
        guard interactable.stage == .active else { return }
        let resigned = resignSubtree()
        isLaunched = false
        // Set even if the router never loaded: `launch()` checks it, because a tree is launched only once.
        isLoaded = true
        if let watch { expectEnd(watch) }
        for router in resigned.reversed() { router.removeAll() }
        removeAll()
    }

    /// Reports in an observed tree that the children are about to be detached, and schedules their leak checks.
    private func expectEnd(_ watch: TreeWatch) {
        for child in children {
            child.tell(.detached)
            // An observer may have detached the child.
            if isParent(of: child) { LeakDetector.expectEnd(of: child, below: self, watch) }
        }
    }
}
