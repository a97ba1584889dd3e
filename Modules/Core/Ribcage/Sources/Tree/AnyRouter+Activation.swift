// The order of activation, the first time and every time after. Both walks use a list instead of recursion, so that
// only the memory limits the depth of a tree, and both look again before each step, because a callback may attach or
// detach. A router without children needs no list.
extension AnyRouter {
    /// The children of a router at the time of its activation or resignation, and how many of them had their turn.
    @MainActor private struct Turn {
        let parent: AnyRouter
        let children: [AnyRouter]
        var next = 0

        init(of parent: AnyRouter) {
            (self.parent, children) = (parent, parent.children)
        }
    }

    /// Activates the router and all below it: parent before child, siblings in the order of attachment. A router's
    /// `didLoad` comes between its own activation and its children's.
    ///
    /// The parent must be active, or the router a launched root.
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

    /// Resigns all routers, parent before child; then releases them, child before parent.
    ///
    /// - Returns: the resigned routers, in order; `nil` for a router without children.
    @discardableResult
    func resignSubtree() -> ResignedRouters? {
        guard interactable.stage == .active else { return nil }
        tell(.resigned)
        interactable.resign()
        guard !slots.isEmpty else {
            interactable.release()
            return nil
        }
        var resigned = ResignedRouters(from: self)
        var turns = [Turn(of: self)]
        resigned.hold(turns[0].children)
        while var turn = turns.popLast() {
            while turn.next < turn.children.count {
                let router = turn.children[turn.next]
                turn.next += 1
                // It may have been moved, and may be active elsewhere.
                guard turn.parent.isParent(of: router), router.interactable.stage == .active else { continue }
                router.tell(.resigned)
                router.interactable.resign()
                resigned.append(router)
                guard !router.slots.isEmpty else { continue }
                turns.append(turn)
                turn = Turn(of: router)
                resigned.hold(turn.children)
            }
        }
        resigned.forEachReversed { $0.interactable.release() }
        return resigned
    }

    /// Activates this router but not its children. Does nothing if a callback has already activated it.
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

/// The resigned routers of a tree, in order.
///
/// Counting references to a router is slow, because its interactor refers to it weakly. So the list has unmanaged
/// references, and holds the arrays of children in which the routers are.
@MainActor struct ResignedRouters {
    private let first: AnyRouter
    private var held: [[AnyRouter]] = []
    private var others: [Unmanaged<AnyRouter>] = []

    init(from first: AnyRouter) {
        self.first = first
    }

    /// Retains children for the lifetime of the list.
    mutating func hold(_ children: [AnyRouter]) {
        held.append(children)
    }

    /// Appends one of the retained children.
    mutating func append(_ router: AnyRouter) { others.append(.passUnretained(router)) }

    /// Visits the routers, last first.
    func forEachReversed(_ body: (AnyRouter) -> Void) {
        for router in others.reversed() { router._withUnsafeGuaranteedRef(body) }
        body(first)
    }
}
