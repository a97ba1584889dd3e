/// Finds RIBs that outlive their detachment. It works for trees that are observed, and costs nothing for others.
///
/// A detached RIB is held until the next turn of the main actor in which no action is being carried out: an action may
/// hold the RIBs that it came from. By then nobody else may hold its router; once that is gone, nobody its view, and
/// then its interactor; and so on for all below it. No clock is asked, so that the same mistake is always found at the
/// same place.
@MainActor @usableFromInline package enum LeakDetector {
    /// Where a router was: who observes its tree, and the path of its parent.
    private struct Place {
        let watch: TreeWatch
        let path: [String]
    }

    /// A router that is expected to end, and where it was, as an index: mostly a parent loses several.
    private struct Expectation {
        var router: AnyRouter
        let place: Int
    }

    private static var expectations: [Expectation] = []
    private static var places: [Place] = []
    /// Who lost a child last. Held, so that no other router can take its place in memory.
    private static var lastParent: AnyRouter?

    /// Called when a parent in an observed tree loses a child.
    static func expectEnd(of router: AnyRouter, below parent: AnyRouter, _ watch: TreeWatch) {
        router.isExpectedToEnd = true
        guard !router.isLookedAt else { return }
        router.isLookedAt = true
        if expectations.isEmpty { checkNextTurn() }
        if lastParent !== parent {
            places.append(Place(watch: watch, path: parent.path))
            lastParent = parent
        }
        expectations.append(Expectation(router: router, place: places.count - 1))
    }

    /// Called when a router gets a place: paths may be others from now on.
    static func forgetPath() { lastParent = nil }

    /// How many actions reactors are carrying out now.
    private static var actionCount = 0

    /// Called by a reactor when it begins to carry out an action.
    @usableFromInline static func actionBegins() { actionCount += 1 }

    /// Called by a reactor when an action has ended, well or not.
    @usableFromInline static func actionEnds() {
        actionCount -= 1
        if actionCount == 0, !expectations.isEmpty { checkNextTurn() }
    }

    /// Waits until all RIBs that were detached so far have been looked at. Called by tests.
    package static func settle() async {
        while !expectations.isEmpty { await Task.yield() }
    }

    private static func checkNextTurn() {
        Task { if actionCount == 0 { check() } }
    }

    /// Looks at all RIBs that were detached in the last turn, each before those below it.
    private static func check() {
        var (held, places) = (expectations, places)
        (expectations, self.places, lastParent) = ([], [], nil)
        while let last = held.indices.last {
            let place = held[last].place
            held[last].router.isLookedAt = false
            if !held[last].router.isExpectedToEnd {
                // It was attached again, and has not ended.
                held.removeLast()
            } else if isKnownUniquelyReferenced(&held[last].router) {
                takeApart(&held, &places)
            } else {
                held[last].router.isExpectedToEnd = false
                tellLeak(of: held[last].router.name, at: places[place])
                held.removeLast()
            }
        }
        // The room is kept for the next turn.
        if expectations.isEmpty { expectations = held }
    }

    /// Lets go of the last router, then of its view, which may hold the interactor, then of that. What was below it is
    /// looked at next.
    private static func takeApart(_ held: inout [Expectation], _ places: inout [Place]) {
        let last = held.count - 1
        let (type, address) = (type(of: held[last].router), held[last].router.address)
        let place = places[held[last].place]
        let children = held[last].router.children
        var view: AnyObject? = held[last].router.viewController
        var interactor = held[last].router.interactable
        for child in children {
            child.parent = nil
            child.isExpectedToEnd = true
        }
        held.removeLast()

        func ownPlace() -> Place { Place(watch: place.watch, path: place.path + [type.name(at: address)]) }
        func name(_ object: AnyObject) -> String { String(describing: Swift.type(of: object)) }
        if view != nil, !isKnownUniquelyReferenced(&view) { tellLeak(of: view.map(name) ?? "", at: ownPlace()) }
        view = nil
        if !isKnownUniquelyReferenced(&interactor) { tellLeak(of: name(interactor), at: ownPlace()) }
        guard !children.isEmpty else { return }
        places.append(ownPlace())
        held += children.map { Expectation(router: $0, place: places.count - 1) }
    }

    private static func tellLeak(of name: String, at place: Place) {
        place.watch.tell(TreeEvent(kind: .leaked, path: place.path + [name]))
    }
}
