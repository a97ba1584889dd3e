/// Finds RIBs that outlive their detachment. It works for trees that are observed, and costs nothing for others.
///
/// A detached RIB is held until the next turn of the main actor in which no action is being carried out: an action may
/// hold the RIBs that it came from. By then nobody else may hold its router; once that is gone, nobody its view, and then
/// its interactor; and so on for all below it. No clock is asked, so that the same mistake is always found at the same
/// place.
@MainActor package enum LeakDetector {
    /// Where a router was: who observes its tree, and the path of its parent.
    private struct Place {
        let watch: TreeWatch
        let path: [String]
    }

    /// The routers that are expected to end, and where each of them was.
    private static var routers: [AnyRouter] = []
    private static var places: [Place] = []
    /// Who lost a child last: mostly a parent loses several.
    private static var lastParent: ObjectIdentifier?

    /// Called when a parent in an observed tree loses a child.
    static func expectEnd(of router: AnyRouter, below parent: AnyRouter, _ watch: TreeWatch) {
        if routers.isEmpty { checkNextTurn() }
        if lastParent == ObjectIdentifier(parent), let place = places.last {
            places.append(place)
        } else {
            places.append(Place(watch: watch, path: parent.path))
            lastParent = ObjectIdentifier(parent)
        }
        routers.append(router)
    }

    /// How many actions reactors are carrying out now.
    private static var actionCount = 0

    /// Called by a reactor when it begins to carry out an action.
    static func actionBegins() { actionCount += 1 }

    /// Called by a reactor when an action has ended, well or not.
    static func actionEnds() {
        actionCount -= 1
        if actionCount == 0, !routers.isEmpty { checkNextTurn() }
    }

    /// Waits until all RIBs that were detached so far have been looked at. Called by tests.
    package static func settle() async {
        while !routers.isEmpty { await Task.yield() }
    }

    private static func checkNextTurn() {
        Task { if actionCount == 0 { check() } }
    }

    /// Looks at all RIBs that were detached in the last turn, each before those below it.
    static func check() {
        var (held, places) = (routers, places)
        (routers, self.places, lastParent) = ([], [], nil)
        while let place = places.popLast() {
            let last = held.count - 1
            if held[last].parent != nil {
                // It was attached again, and has not ended.
                held.removeLast()
            } else if isKnownUniquelyReferenced(&held[last]) {
                var parts = Parts(of: held[last], at: place)
                held.removeLast()
                parts.tellLeaks()
                if parts.children.isEmpty { continue }
                held += parts.children
                places += Array(repeating: parts.place, count: parts.children.count)
            } else {
                tellLeak(of: held[last].name, at: place)
                held.removeLast()
            }
        }
    }

    /// What a router held, once it is gone.
    private struct Parts {
        let children: [AnyRouter]
        private let parent: Place
        private let router: AnyRouter.Type
        private var view: AnyObject?
        private var interactor: Interactor?

        @MainActor init(of router: AnyRouter, at place: Place) {
            children = router.children
            for child in children { child.parent = nil }
            parent = place
            self.router = type(of: router)
            view = router.viewController
            interactor = router.interactable
        }

        /// Where the router's children and its other parts were.
        var place: Place { Place(watch: parent.watch, path: parent.path + [String(describing: router)]) }

        /// The view goes first: it may hold the interactor.
        @MainActor mutating func tellLeaks() {
            if view != nil, !isKnownUniquelyReferenced(&view) { tellLeak(of: Self.name(view), at: place) }
            view = nil
            if !isKnownUniquelyReferenced(&interactor) { tellLeak(of: Self.name(interactor), at: place) }
            interactor = nil
        }

        private static func name(_ object: AnyObject?) -> String {
            object.map { String(describing: type(of: $0)) } ?? ""
        }
    }

    private static func tellLeak(of name: String, at place: Place) {
        place.watch.tell(TreeEvent(kind: .leaked, path: place.path + [name]))
    }
}
