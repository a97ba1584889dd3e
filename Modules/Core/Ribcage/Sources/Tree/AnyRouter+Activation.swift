// Activates and resigns the routers of a subtree. Both traversals use a list instead of recursion, so that only memory
// limits the depth of a tree. Both check each router again before its turn, because a callback may attach or detach. A
// router without children needs no list.
extension AnyRouter {
    /// The children of a router at the time of its activation or resignation, and the number of them that have had
    /// their turn.
    @MainActor private struct Turn {
        let parent: AnyRouter
        let children: [AnyRouter]
        var next = 0

        init(of parent: AnyRouter) {
            (self.parent, children) = (parent, parent.children)
        }
    }

    /// Activates this router and all routers below it: parent before child, siblings in the order of attachment. A
    /// router's `didLoad` comes after its own activation and before its children's.
    ///
    /// This router must be the root of a launched tree or have an active parent.
    func activateSubtree() {
        activateAlone()
        guard !slots.isEmpty else { return }
        var turns = [Turn(of: self)]
        while var turn = turns.popLast() {
            while turn.next < turn.children.count {
                let (parent, router) = (turn.parent, turn.children[turn.next])
                turn.next += 1
                guard parent.isParent(of: router), router.interactable.stage == .inactive else { continue }
                guard parent.interactable.stage == .active else { continue }
                if router.watch !== parent.watch { router.watch = parent.watch }
                router.activateAlone()
                guard !router.slots.isEmpty else { continue }
                turns.append(turn)
                turn = Turn(of: router)
            }
        }
    }

    /// Resigns this router and all routers below it, parent before child, and then releases them, child before parent.
    ///
    /// - Returns: the resigned routers, in order; empty if this router has no children or was not active.
    @discardableResult
    func resignSubtree() -> [AnyRouter] {
        guard interactable.stage == .active else { return [] }
        tell(.resigned)
        interactable.resign()
        guard !slots.isEmpty else {
            interactable.release()
            return []
        }
        var resigned = [self]
        var turns = [Turn(of: self)]
        while var turn = turns.popLast() {
            while turn.next < turn.children.count {
                let router = turn.children[turn.next]
                turn.next += 1
                // The router may have been moved, and may be active elsewhere.
                guard turn.parent.isParent(of: router), router.interactable.stage == .active else { continue }
                router.tell(.resigned)
                router.interactable.resign()
                resigned.append(router)
                guard !router.slots.isEmpty else { continue }
                turns.append(turn)
                turn = Turn(of: router)
            }
        }
        for router in resigned.reversed() { router.interactable.release() }
        return resigned
    }

    /// Activates this router but not its children. Does nothing if a callback has already activated it.
    private func activateAlone() {
        guard interactable.stage == .inactive else { return }
        if let watch, watch.isFollowed {
            tell(.activated)
            // An observer may have detached the router.
            guard parent?.interactable.stage == .active || isLaunched else { return }
        }
        interactable.activate()
        guard interactable.stage == .active, !isLoaded else { return }
        isLoaded = true
        didLoad()
    }
}
