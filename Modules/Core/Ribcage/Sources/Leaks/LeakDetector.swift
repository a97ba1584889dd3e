/// A detector of RIBs that stay in memory after their detachment. It checks observed trees, and costs nothing for
/// others.
///
/// The detector retains a detached RIB until the next turn of the main actor in which no action is running, because a
/// running action may hold detached RIBs, such as the one that it was sent to. By then, nothing else may hold the
/// router; after the router is released, nothing may hold its view; and after the view, nothing may hold the
/// interactor. The same is checked for all RIBs below. The check of a RIB waits as long as canceled work of that RIB,
/// or of a RIB below or above it, has not returned. No clock is used, so that the same mistake is always found at the
/// same place.
///
/// Exclusivity is unchecked for the lists: each access is a single step that calls nothing, so that no two accesses
/// overlap.
@MainActor @usableFromInline package enum LeakDetector {
    /// A scheduled leak check: a detached router and its former site. The router is `nil` once it has been checked or
    /// removed from the list.
    struct Expectation {
        var router: AnyRouter?
        var site: LeakSite
        /// Whether the router has been attached again since it was detached.
        var isWithdrawn = false
    }

    @exclusivity(unchecked) private static var expectations: [Expectation] = []
    /// The parent from which a child was last detached, and the site for its children. The site is reused, because a
    /// parent often loses several children. The parent is retained, so that no other router can take its address in
    /// memory.
    @exclusivity(unchecked) private static var last: (parent: AnyRouter, site: LeakSite)?
    private static var isCheckQueued = false

    /// Schedules a leak check for a child that was detached from a parent in an observed tree.
    static func expectEnd(of router: AnyRouter, below parent: AnyRouter, _ watch: TreeWatch) {
        let site = site(below: parent, watch)
        let index = Int(router.expectation)
        guard index < 0 else {
            expectations[index].site = site
            expectations[index].isWithdrawn = false
            return
        }
        router.expectation = Int32(expectations.count)
        expectations.append(Expectation(router: router, site: site))
        checkNextTurn()
    }

    private static func site(below parent: AnyRouter, _ watch: TreeWatch) -> LeakSite {
        if let last, last.parent === parent { return last.site }
        let site = LeakSite(below: parent, watch)
        last = (parent, site)
        return site
    }

    /// Cancels the leak check of a router that was attached again in an observed tree.
    static func withdrawExpectation(of router: AnyRouter) {
        if router.expectation >= 0 { expectations[Int(router.expectation)].isWithdrawn = true }
        // The last parent's path has changed if that parent is this router or is below it.
        if !router.slots.isEmpty || router === last?.parent { last = nil }
    }

    /// Whether a detached RIB still has to be checked.
    static var isExpecting: Bool { !expectations.isEmpty }

    static func checkNextTurn() {
        guard !isCheckQueued else { return }
        isCheckQueued = true
        Task {
            isCheckQueued = false
            if !isActing { check() }
        }
    }

    // MARK: - The check

    /// Checks all RIBs that have been detached so far, each one before the RIBs below it.
    private static func check() {
        last = nil
        var (clean, suspects): (Set<ObjectIdentifier>, [Suspect]) = ([], [])
        let count = expectations.count
        for index in 0..<count {
            let site = expectations[index].site
            takeOut(index, &clean, into: &suspects)
            look(at: &suspects, from: site)
        }
        closeRanks()
    }

    /// Moves a router from the list to the suspects, unless its check has to wait. This is a function of its own so
    /// that no local reference to the router remains.
    private static func takeOut(
        _ index: Int, _ clean: inout Set<ObjectIdentifier>, into suspects: inout [Suspect]
    ) {
        guard let router = expectations[index].router else { return }
        let isWithdrawn = expectations[index].isWithdrawn
        if !isWithdrawn, mayLinger, lingerer(around: router, expectations[index].site, &clean) != nil { return }
        forget(index)
        if !isWithdrawn { suspects.append(Suspect(router: router, above: nil)) }
    }

    private static func forget(_ index: Int) {
        expectations[index].router?.expectation = -1
        expectations[index].router = nil
    }

    /// Removes the finished checks from the list. The other checks keep their order.
    private static func closeRanks() {
        guard expectations.contains(where: { $0.router != nil }) else {
            return expectations.removeAll(keepingCapacity: true)
        }
        expectations.removeAll { $0.router == nil }
        for index in expectations.indices { expectations[index].router?.expectation = Int32(index) }
    }

    /// A router that only the list of suspects should retain, and the index of the router above it in the
    /// ``LeakLineage``.
    private struct Suspect {
        var router: AnyRouter
        let above: Int?
    }

    private static func look(at suspects: inout [Suspect], from site: LeakSite) {
        guard !suspects.isEmpty else { return }
        var lineage = LeakLineage(from: site)
        while let last = suspects.indices.last {
            if isKnownUniquelyReferenced(&suspects[last].router) {
                takeApart(&suspects, &lineage)
            } else {
                let suspect = suspects.removeLast()
                lineage.tellLeak(of: suspect.router, named: suspect.router.name, below: suspect.above)
            }
        }
    }

    /// Releases the router of the last suspect, then the view, which may hold the interactor, and then the interactor,
    /// and reports a view or interactor that leaks. The routers below become the next suspects.
    private static func takeApart(_ suspects: inout [Suspect], _ lineage: inout LeakLineage) {
        let last = suspects.count - 1
        let (above, children) = (suspects[last].above, suspects[last].router.children)
        let (type, address) = (type(of: suspects[last].router), suspects[last].router.address)
        var view: AnyObject? = suspects[last].router.viewController
        var interactor = suspects[last].router.interactable
        suspects[last].router.removeAll()
        suspects.removeLast()

        func tellLeak(of part: AnyObject) {
            let index = lineage.add(type, at: address, below: above)
            lineage.tellLeak(of: part, named: String(describing: Swift.type(of: part)), below: index)
        }
        if view != nil, !isKnownUniquelyReferenced(&view), let view { tellLeak(of: view) }
        view = nil
        if !isKnownUniquelyReferenced(&interactor) { tellLeak(of: interactor) }
        guard !children.isEmpty else { return }
        let index = lineage.add(type, at: address, below: above)
        for child in children { suspects.append(Suspect(router: child, above: index)) }
    }

    // MARK: - Work that lingers

    /// Returns a router whose canceled work has not returned and may hold a detached router: the detached router
    /// itself, one below it, or one above its site. Returns `nil` if there is none. `clean` collects the routers that
    /// are known to have no such work.
    private static func lingerer(
        around router: AnyRouter, _ site: LeakSite, _ clean: inout Set<ObjectIdentifier>
    ) -> AnyRouter? {
        var below = [router]
        while let next = below.popLast() {
            if next.interactable.work?.isLingering == true { return next }
            below += next.children
        }
        var (asked, above): ([ObjectIdentifier], AnyRouter?) = ([], site.parent)
        while let next = above, !clean.contains(ObjectIdentifier(next)) {
            if next.interactable.work?.isLingering == true { return next }
            asked.append(ObjectIdentifier(next))
            above = next.parent
        }
        clean.formUnion(asked)
        return nil
    }

    /// Waits until all RIBs that have been detached from an observed tree so far are checked. Work that has not
    /// returned within the limit is reported as ``TreeEvent/Kind/stuck``, and no longer waited for.
    package static func settle(_ root: AnyRouter, within limit: Duration = .seconds(60)) async {
        guard let watch = root.watch else { return }
        let end = ContinuousClock.now + limit
        var turns = 0
        while expectations.contains(where: { $0.site.watch === watch }) {
            guard ContinuousClock.now < end else { return tellStuck(in: watch) }
            turns += 1
            if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
        }
    }

    private static func tellStuck(in watch: TreeWatch) {
        var paths: [[String]] = []
        for index in expectations.indices where expectations[index].site.watch === watch {
            guard let router = expectations[index].router else { continue }
            let site = expectations[index].site
            var clean: Set<ObjectIdentifier> = []
            let lingerer = lingerer(around: router, site, &clean)
            let isAbove = lingerer.map { $0.root !== router } ?? false
            let path = isAbove ? lingerer?.path ?? [] : site.path + (lingerer ?? router).path
            forget(index)
            if !paths.contains(path) { paths.append(path) }
        }
        closeRanks()
        for path in paths { watch.tell(TreeEvent(kind: .stuck, path: path)) }
    }
}
