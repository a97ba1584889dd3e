/// An event in a live tree. See ``AnyRouter/observeTree(leaksOnly:_:)``.
public struct TreeEvent: Equatable, Sendable, CustomStringConvertible {
    /// A kind of event in the life of a router.
    public enum Kind: String, Sendable {
        /// The router was attached to a parent.
        case attached
        /// The interactor becomes active. Reported before the interactor's own callback.
        case activated
        /// The interactor resigns. Reported before the interactor's own callback.
        case resigned
        /// The router is about to be detached.
        case detached
        /// The detached router, its interactor, or its view has not been released. Reported if it is still there in two
        /// turns of the main actor, one after the other, while no running work of the RIBs around it may hold it.
        case leaked
        /// Work that may hold a detached RIB has not ended, so that leaks cannot be determined. Reported only to tests,
        /// which wait for the work.
        case stuck
    }

    /// The kind of event.
    public let kind: Kind
    /// The names of the routers from the root to the event's router; for a leaked view or interactor, followed by the
    /// name of its type.
    public let path: [String]

    /// The kind and the path on one line, such as `activated LaunchRouter / HomeRouter`.
    public var description: String { "\(kind.rawValue) \(path.joined(separator: " / "))" }
}

extension AnyRouter {
    /// Calls the observer for each event in the live tree of this root, until the returned token is canceled. With
    /// `leaksOnly`, only leaks and stuck work are reported, which costs little. Call this method before ``launch()``.
    @discardableResult
    public final func observeTree(
        leaksOnly: Bool = false, _ observer: @escaping (TreeEvent) -> Void
    ) -> ObservationToken {
        observedWatch.add(leaksOnly: leaksOnly) { event, _ in observer(event) }
    }

    /// Calls the observer for each leak, with the router, view, or interactor that leaked, and for stuck work, with
    /// `nil`.
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

    /// Notifies the observers of this router's tree.
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

    /// The type of the router, followed by its address if it has one: `SubGoalRouter subgoal/3`.
    public final var name: String { Self.name(at: address) }

    static func name(at address: [String]) -> String {
        let type = String(describing: self)
        return address.isEmpty ? type : "\(type) \(address.joined(separator: "/"))"
    }
}
