// The roles that the types of a feature play. Each says what a type is for and puts it on the main actor, so that no
// feature spells out the isolation.

/// The dependencies that a RIB gets from outside: use cases, and the builders of its children. The App's root component
/// conforms to the dependency of every feature.
@MainActor public protocol Dependency: AnyObject {}

/// The events that a child reports to its parent. The end of the child is not among them: see ``Routable/leave()``. The
/// parent's interactor conforms to this protocol, and the parent's router passes it to the child's builder.
@MainActor public protocol Listener: AnyObject {}

/// A builder of a child whose implementation the parent does not know.
@MainActor public protocol Buildable: AnyObject {}

/// The router as its interactor sees it. Each feature refines this protocol with methods that lead to its children.
@MainActor public protocol Routable: AnyObject {
    /// Ends this RIB by asking its parent to close it. See ``AnyRouter/close(_:)``.
    ///
    /// - Throws: the error of the parent's ``AnyRouter/close(_:)``.
    func leave() async throws
}

/// The view of a RIB. A host refines this protocol, so that this module depends on no host.
@MainActor public protocol ViewControllable: AnyObject {
    /// Loads the data on which the ``AnyRouter/places`` of the router depend.
    ///
    /// A step to a place that the router does not offer calls this method, and then looks for the place once more. The
    /// offered places may depend on the state, and a route goes on from a place before the place is shown and has
    /// loaded its data. The default does nothing.
    ///
    /// - Throws: an error, with which the step fails.
    func loadPlaces() async throws
}

extension ViewControllable {
    /// Loads nothing.
    public func loadPlaces() async throws {}
}
