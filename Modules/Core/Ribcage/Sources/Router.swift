/// Any router, as a parent holds a child that it did not write.
@MainActor public protocol Routing: AnyRouter {}

/// A router with a view, as a parent holds a child that it did not write.
@MainActor public protocol ViewableRouting: Routing {}

/// Owns the children of one RIB: builds them with injected buildables, attaches and detaches them.
///
/// A viewless feature inherits from it; one with a screen inherits from ``ViewableRouter``.
@MainActor open class Router<InteractorType: Interactor>: AnyRouter, Routing {
    /// The business logic of this RIB.
    public final let interactor: InteractorType

    /// Called by the RIB's builder.
    public init(interactor: InteractorType) {
        self.interactor = interactor
        super.init(interactable: interactor)
    }
}

/// A router of a RIB that a person sees.
@MainActor open class ViewableRouter<InteractorType: Interactor>: Router<InteractorType>, ViewableRouting {
    private let view: any ViewControllable

    /// Called by the RIB's builder.
    public init(interactor: InteractorType, viewController: any ViewControllable) {
        view = viewController
        super.init(interactor: interactor)
    }

    /// What shows this RIB to a person.
    public final override var viewController: (any ViewControllable)? { view }
}
