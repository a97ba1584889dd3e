// The list of children. Attaching and detaching take the same time for any number of siblings.
extension AnyRouter {
    /// The placeholder for a detached child, until the list is compacted.
    private static let hole = {
        let router = AnyRouter(interactable: Interactor())
        router.slot = .max
        return router
    }()

    /// The routers directly below this one, in the order of attachment.
    ///
    /// - Complexity: O(1), or O(*n*) if one of the *n* children was detached since the last access.
    public final var children: [AnyRouter] {
        if holes > 0 { closeHoles() }
        return slots
    }

    /// Returns whether a router is a child of this one.
    final func isParent(of router: AnyRouter) -> Bool {
        router.slot < slots.count && slots[router.slot] === router
    }

    final func append(_ child: AnyRouter) {
        child.parent = self
        child.slot = slots.count
        slots.append(child)
    }

    final func remove(_ child: AnyRouter) {
        child.parent = nil
        guard child.slot == slots.count - 1 else {
            slots[child.slot] = Self.hole
            holes += 1
            if holes * 2 > slots.count { closeHoles() }
            return
        }
        slots.removeLast()
        while holes > 0, slots.last === Self.hole {
            slots.removeLast()
            holes -= 1
        }
    }

    /// Removes all children.
    final func removeAll() {
        guard !slots.isEmpty else { return }
        for child in slots { child.parent = nil }
        slots = []
        holes = 0
    }

    /// Returns the last child that satisfies a condition; `nil` if there is none.
    final func lastChild(where fits: (AnyRouter) -> Bool) -> AnyRouter? {
        let slots = slots
        return slots.last { $0 !== Self.hole && fits($0) }
    }

    private func closeHoles() {
        slots.removeAll { $0 === Self.hole }
        holes = 0
        for index in slots.indices { slots[index].slot = index }
    }
}
