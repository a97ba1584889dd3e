extension AnyRouter {
    /// Adds a RIB below this one. If this one is active, the child and all below it become active, parent before child;
    /// otherwise they do so together with this one.
    ///
    /// A detached subtree that still has its children may be attached again. Attaching a router that has a parent, that
    /// is launched or resigning, that is this one or holds it somewhere below, is a programmer's mistake and stops the
    /// program.
    public final func attach(_ child: some AnyRouter) {
        refuseToAttach(child)
        child.parent = self
        children.append(child)
        guard interactable.stage == .active else { return }
        child.watch = watch
        if let watch {
            LeakDetector.withdrawExpectation(of: child)
            if watch.isFollowed {
                child.tell(.attached)
                // An observer may have taken it away.
                guard child.parent === self else { return }
            }
        }
        child.activateSubtree()
    }

    /// Takes a RIB away from below this one. It and all below it resign first, parent before child. It keeps its own
    /// children, and may be attached again.
    ///
    /// While the tree is observed, a RIB that is taken away is expected to be gone soon: see ``TreeEvent/Kind/leaked``.
    /// One that is kept to be attached again is taken away with `isKept`.
    ///
    /// Detaching a router that is no child of this one is a programmer's mistake and stops the program.
    public final func detach(_ child: some AnyRouter, isKept: Bool = false) {
        guard let index = index(of: child) else {
            preconditionFailure(
                "\(type(of: self)) cannot detach \(type(of: child)): it is no child of it. A router is detached by its parent."
            )
        }
        child.resignSubtree()
        if let watch, interactable.isActive, self.index(of: child, from: index) != nil {
            child.tell(.detached)
            if !isKept { LeakDetector.expectEnd(of: child, below: self, watch) }
        }
        // A callback or an observer may have moved the child, or detached it already.
        guard let index = self.index(of: child, from: index) else { return }
        children.remove(at: index)
        child.parent = nil
    }

    /// Where the child is, if it is one; mostly where it was.
    private func index(of child: AnyRouter, from last: Int = -1) -> Int? {
        let children = children
        if children.indices.contains(last), children[last] === child { return last }
        // No closure: it would ask at run time whether it is on the main actor.
        for index in children.indices.reversed() where children[index] === child { return index }
        return nil
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
        if !child.children.isEmpty {
            refuse(child === root, "it is an ancestor of it. A tree has no cycle.")
        }
    }

    /// The top of the tree that this router is in; itself when it has no parent.
    public final var root: AnyRouter {
        var router = self
        while let parent = router.parent { router = parent }
        return router
    }

    /// Makes this router the root of a live tree: it and all below it become active. Called by the host, once: a tree
    /// that was terminated is built anew.
    public final func launch() {
        precondition(parent == nil, "\(type(of: self)) cannot launch: it has a parent. Only a root is launched.")
        precondition(
            !isLaunched && !isLoaded, "\(type(of: self)) cannot launch: it was active before. A tree is launched once.")
        isLaunched = true
        activateSubtree()
    }

    /// Ends a launched tree: all of it resigns, then the root loses its children, and each router below its own. Called
    /// by the host before it goes. A tree of any depth is taken apart without recursion.
    ///
    /// While the tree is observed, all below the root is expected to be gone soon: see ``TreeEvent/Kind/leaked``.
    public final func terminate() {
        precondition(isLaunched, "\(type(of: self)) cannot terminate: it is not launched. Only a root is terminated.")
        // A callback of an earlier call may ask again.
        guard interactable.stage == .active else { return }
        resignSubtree()
        isLaunched = false
        // Also when it ended before it could load: it is not launched again.
        isLoaded = true
        if let watch { return endObserved(watch) }
        var routers = [self]
        var next = 0
        while next < routers.count {
            routers += routers[next].children
            next += 1
        }
        while let router = routers.popLast() {
            router.parent = nil
            router.children = []
        }
    }

    /// The leak detector takes apart what is below.
    private func endObserved(_ watch: TreeWatch) {
        while let child = children.last {
            child.tell(.detached)
            // An observer may have taken it away.
            guard child.parent === self else { continue }
            LeakDetector.expectEnd(of: child, below: self, watch)
            children.removeAll { $0 === child }
            child.parent = nil
        }
    }
}
