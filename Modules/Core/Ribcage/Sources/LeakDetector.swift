/// Finds RIBs that outlive their detachment. It works for trees that are observed, and costs nothing for others.
///
/// A detached RIB is held until the next turn of the main actor in which no action is being carried out: an action may
/// hold the RIBs that it came from. By then nobody else may hold its router; once that is gone, nobody its view, and
/// then its interactor; and so on for all below it. No clock is asked, so that the same mistake is always found at the
/// same place.
///
/// Its lists are read and written in single steps that call nothing, so no two accesses to one overlap; that needs no
/// check at run time.
@MainActor @usableFromInline package enum LeakDetector {
    /// Where routers were: below one parent in a live tree, or below one that was looked at before them.
    private enum Place {
        case tree(TreeWatch, path: [String])
        /// `above` is the index of the place where that router was.
        case router(AnyRouter.Type, address: [String], above: Int)
    }

    /// A router that is expected to end, and where it was, as an index: mostly a parent loses several.
    private struct Expectation {
        var router: AnyRouter
        var place: Int
    }

    /// What a router knows of the expectation that it ends.
    enum Mark {
        /// None: it will not be looked at.
        case none
        /// It will be looked at, and is expected to be gone but for that.
        case expected
        /// It will be looked at, but was attached again since.
        case withdrawn
    }

    @exclusivity(unchecked) private static var expectations: [Expectation] = []
    @exclusivity(unchecked) private static var places: [Place] = []
    /// Who lost a child last: its place is the last of the places. Held, so that no other router can take its place in
    /// memory.
    @exclusivity(unchecked) private static var lastParent: AnyRouter?

    /// Called when a parent in an observed tree loses a child.
    static func expectEnd(of router: AnyRouter, below parent: AnyRouter, _ watch: TreeWatch) {
        if lastParent !== parent {
            places.append(.tree(watch, path: parent.path))
            lastParent = parent
        }
        let place = places.count - 1
        if router.leakMark == .none {
            expectations.append(Expectation(router: router, place: place))
            if expectations.count == 1 { checkNextTurn() }
        } else if let index = expectations.lastIndex(where: { $0.router === router }) {
            expectations[index].place = place
        }
        router.leakMark = .expected
    }

    /// Called when a router in an observed tree gets a parent.
    static func withdrawExpectation(of router: AnyRouter) {
        if router.leakMark == .expected { router.leakMark = .withdrawn }
        // The path of the last parent is another now if it is this router or stands below it.
        if !router.children.isEmpty || router === lastParent { lastParent = nil }
    }

    /// Whether a RIB was detached and not yet looked at.
    static var isExpecting: Bool { !expectations.isEmpty }

    /// Waits until all RIBs that were detached so far have been looked at. Called by tests.
    package static func settle() async {
        while isExpecting { await Task.yield() }
    }

    static func checkNextTurn() {
        Task { if !isActing { check() } }
    }

    /// Looks at all RIBs that were detached in the last turn, each before those below it.
    private static func check() {
        var (held, places) = (expectations, places)
        (expectations, self.places, lastParent) = ([], [], nil)
        // Looked at where it is: a copy would hold the router too.
        while let last = held.indices.last {
            let mark = held[last].router.leakMark
            held[last].router.leakMark = .none
            if mark != .expected {
                held.removeLast()
            } else if isKnownUniquelyReferenced(&held[last].router) {
                takeApart(&held, &places)
            } else {
                tellLeak(of: held[last].router.name, at: held[last].place, of: places)
                held.removeLast()
            }
        }
        // The room is kept for the next turn.
        places.removeAll(keepingCapacity: true)
        if expectations.isEmpty { (expectations, self.places) = (held, places) }
    }

    /// Lets go of the last router, then of its view, which may hold the interactor, then of that. What was below it is
    /// looked at next.
    private static func takeApart(_ held: inout [Expectation], _ places: inout [Place]) {
        let last = held.count - 1
        let ownPlace = Place.router(
            type(of: held[last].router), address: held[last].router.address, above: held[last].place)
        let children = held[last].router.children
        var view: AnyObject? = held[last].router.viewController
        var interactor = held[last].router.interactable
        for child in children {
            child.parent = nil
            child.leakMark = .expected
        }
        held.removeLast()

        func tellLeak(of part: AnyObject) {
            self.tellLeak(of: String(describing: type(of: part)), at: places.count, of: places + [ownPlace])
        }
        if view != nil, !isKnownUniquelyReferenced(&view) { view.map(tellLeak) }
        view = nil
        if !isKnownUniquelyReferenced(&interactor) { tellLeak(of: interactor) }
        guard !children.isEmpty else { return }
        places.append(ownPlace)
        held += children.map { Expectation(router: $0, place: places.count - 1) }
    }

    private static func tellLeak(of name: String, at index: Int, of places: [Place]) {
        var (names, place) = ([name], places[index])
        while case .router(let type, let address, let above) = place {
            names.append(type.name(at: address))
            place = places[above]
        }
        guard case .tree(let watch, let path) = place else { return }
        watch.tell(TreeEvent(kind: .leaked, path: path + names.reversed()))
    }
}
