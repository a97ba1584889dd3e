/// RIBs that were detached in one turn from the same router of an observed tree, until each has been released or
/// reported as a leak.
@MainActor final class Detachment {
    /// A router above the detached RIBs, as it was when they were detached.
    private struct Ancestor {
        let type: AnyRouter.Type
        let address: [String]
        let running: RunningWork
    }

    /// A part of a RIB that was not released.
    struct Leak {
        let watch: TreeWatch
        let path: [String]
        let part: AnyObject
    }

    let watch: TreeWatch
    /// The routers from the parent to the root.
    private var ancestors: [Ancestor] = []
    /// The RIBs, each after the one above it. They are accessed in place.
    private(set) var ribs: [DetachedRIB] = []
    /// Whether more RIBs can be added, because it is the same turn and the place has not moved.
    var isOpen = true

    init(below parent: AnyRouter, _ watch: TreeWatch) {
        self.watch = watch
        var next: AnyRouter? = parent
        while let router = next {
            let running = router.interactable.bound.running
            ancestors.append(Ancestor(type: type(of: router), address: router.address, running: running))
            next = router.parent
        }
    }

    /// Returns whether a child that is detached from this router can be added.
    func isOpen(below parent: AnyRouter) -> Bool {
        isOpen && ancestors[0].running === parent.interactable.work?.running
    }

    /// Adds a router and all routers below it.
    func add(_ router: AnyRouter) {
        var next = ribs.count
        ribs.append(DetachedRIB(router, below: nil))
        if router.slots.isEmpty { return }
        while next < ribs.count {
            for child in ribs[next].router?.children ?? [] { ribs.append(DetachedRIB(child, below: next)) }
            next += 1
        }
    }

    /// Whether nothing remains of the RIBs.
    var isGone: Bool { ribs.indices.allSatisfy { ribs[$0].isGone } }

    /// Whether, moreover, no work of the RIBs is running that may hold others.
    var isFinished: Bool { ribs.indices.allSatisfy { ribs[$0].isFinished } }

    /// Whether the next check finds a leak if nothing changes.
    var isSuspect: Bool { ribs.indices.contains { ribs[$0].isSuspect } }

    // MARK: - Running work

    /// Collects the identities of all that running work may hold. Work of a RIB may hold that RIB, and those above and
    /// below it.
    func collectHeld(into held: inout Set<ObjectIdentifier>) {
        let workers = ribs.indices.map { ribs[$0].hasWork }
        var (isBelowWork, isAboveWork) = (workers, workers)
        let isWorkAbove = ancestors.contains { $0.running.mayHoldRIBs }
        for index in ribs.indices where ribs[index].above.map({ isBelowWork[$0] }) ?? isWorkAbove {
            isBelowWork[index] = true
        }
        for index in ribs.indices.reversed() where isAboveWork[index] {
            if let above = ribs[index].above { isAboveWork[above] = true } else { held.formUnion(place) }
        }
        for index in ribs.indices where isBelowWork[index] || isAboveWork[index] {
            held.formUnion(ribs[index].identities)
        }
    }

    /// The identities of the RIBs above.
    private var place: [ObjectIdentifier] { ancestors.map { ObjectIdentifier($0.running) } }

    /// Ends the check of the RIBs that running work may hold, and returns the paths of the RIBs whose work it is.
    func giveUp(_ held: Set<ObjectIdentifier>) -> [[String]] {
        let stuck = ribs.indices.filter { !ribs[$0].isGone && !held.isDisjoint(with: ribs[$0].identities) }
        if stuck.isEmpty { return [] }
        let above = ancestors.firstIndex { $0.running.mayHoldRIBs }.map { names(from: $0) }
        let paths = [above].compactMap(\.self) + ribs.indices.filter { ribs[$0].hasWork }.map { path(to: $0) }
        for index in stuck { ribs[index].dismiss() }
        return paths
    }

    // MARK: - The check

    /// Checks what remains of the RIBs, and returns the leaks. See ``DetachedRIB/check(isHeld:at:_:)``.
    func check(_ held: Set<ObjectIdentifier>, _ later: inout Set<[ObjectIdentifier]>) -> [Leak] {
        isOpen = false
        var leaks: [[Leak]] = []
        let place = place
        // The last first: of a RIB that was detached twice in one turn, the last time counts.
        for index in ribs.indices.reversed() where !ribs[index].isGone {
            if let above = ribs[index].above, ribs[above].router != nil {
                // The router above holds this one.
                if ribs[above].isDismissed { ribs[index].dismiss() }
                continue
            }
            let isHeld = !held.isDisjoint(with: ribs[index].identities)
            let parts = ribs[index].check(isHeld: isHeld, at: place, &later)
            leaks.append(
                parts.map { part in
                    let name = part is AnyRouter ? [] : [String(describing: type(of: part))]
                    return Leak(watch: watch, path: path(to: index) + name, part: part)
                })
        }
        return leaks.reversed().flatMap(\.self)
    }

    private func path(to index: Int) -> [String] {
        var (names, next): ([String], Int?) = ([], index)
        while let index = next {
            names.append(ribs[index].name)
            next = ribs[index].above
        }
        return self.names(from: 0) + names.reversed()
    }

    private func names(from index: Int) -> [String] {
        ancestors[index...].reversed().map { $0.type.name(at: $0.address) }
    }
}
