/// Any router: the type in which a parent holds a child of another module.
@MainActor public protocol Routing: AnyRouter {}

/// Any router with a view: the type in which a parent holds a visible child of another module.
@MainActor public protocol ViewableRouting: Routing {}

/// Owns the children of one RIB: builds them with injected buildables, attaches and detaches them.
///
/// A viewless feature inherits from it; one with a screen inherits from ``ViewableRouter``.
@MainActor open class Router<InteractorType: Interactor>: AnyRouter, Routing {
    /// The business logic of this RIB.
    public final var interactor: InteractorType { unsafeDowncast(interactable, to: InteractorType.self) }

    /// A router with an interactor, without a parent.
    public init(interactor: InteractorType) {
        super.init(interactable: interactor)
    }
}

/// A router of a RIB with a view.
@MainActor open class ViewableRouter<InteractorType: Interactor>: Router<InteractorType>, ViewableRouting {
    private let view: any ViewControllable

    /// A router with an interactor and a view, without a parent.
    public init(interactor: InteractorType, viewController: any ViewControllable) {
        view = viewController
        super.init(interactor: interactor)
    }

    /// The view of this RIB.
    public final override var viewController: (any ViewControllable)? { view }
}
