/// Something that happened in a live tree. See ``AnyRouter/observeTree(leaksOnly:_:)``.
public struct TreeEvent: Equatable, Sendable, CustomStringConvertible {
    /// A kind of event in the life of a router.
    public enum Kind: String, Sendable {
        /// It got a parent.
        case attached
        /// Its interactor becomes active. Told before the interactor's own callback.
        case activated
        /// Its interactor resigns. Told before the interactor's own callback.
        case resigned
        /// It is about to lose its parent.
        case detached
        /// It was detached, and its router, interactor or view is still there in the next turn of the main actor in
        /// which no action is being carried out, and all work of the RIBs around it that was cancelled has returned.
        case leaked
        /// Its work was cancelled and does not return, so that a leak could not be told. Reported only to tests that wait
        /// for the work.
        case stuck
    }

    /// The kind of event.
    public let kind: Kind
    /// The names of the routers from the root to the one that it happened to.
    public let path: [String]

    /// One line: `activated LaunchRouter / HomeRouter`.
    public var description: String { "\(kind.rawValue) \(path.joined(separator: " / "))" }
}

extension AnyRouter {
    /// Calls the observer for everything that happens in the live part of the tree of which this is the root, or for
    /// leaks alone, which costs little, until the token is cancelled. A tree is observed before its ``launch()``.
    @discardableResult
    public final func observeTree(
        leaksOnly: Bool = false, _ observer: @escaping (TreeEvent) -> Void
    ) -> ObservationToken {
        observedWatch.add(leaksOnly: leaksOnly) { event, _ in observer(event) }
    }

    /// Calls the observer for each leak, with the router, view or interactor that leaked, and for stuck work.
    @discardableResult
    package final func observeLeaks(_ observer: @escaping (TreeEvent, AnyObject?) -> Void) -> ObservationToken {
        observedWatch.add(leaksOnly: true, observer)
    }

    private var observedWatch: TreeWatch {
        precondition(
            parent == nil && !isLoaded,
            "\(type(of: self)) cannot be observed: it was active before. A root is observed before it is launched.")
        let watch = watch ?? TreeWatch()
        self.watch = watch
        return watch
    }

    /// Tells those who observe the tree that this router is in.
    final func tell(_ kind: TreeEvent.Kind) {
        guard let watch, watch.isFollowed else { return }
        watch.tell(TreeEvent(kind: kind, path: path))
    }

    /// The names of the routers from the root to this one.
    final var path: [String] {
        var names = [name]
        var router = self
        while let parent = router.parent {
            names.append(parent.name)
            router = parent
        }
        return names.reversed()
    }

    /// The type, and the address where there is one: `SubGoalRouter subgoal/3`.
    public final var name: String { Self.name(at: address) }

    static func name(at address: [String]) -> String {
        let type = String(describing: self)
        return address.isEmpty ? type : "\(type) \(address.joined(separator: "/"))"
    }
}
