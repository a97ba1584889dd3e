/// Any router. A parent refers to a child from another module by this type.
@MainActor public protocol Routing: AnyRouter {}

/// Any router with a view. A parent refers to a visible child from another module by this type.
@MainActor public protocol ViewableRouting: Routing {}

/// The owner of one RIB's children, which it builds with injected builders, attaches, and detaches.
///
/// A viewless feature inherits from this class; a feature with a screen inherits from ``ViewableRouter``.
@MainActor open class Router<InteractorType: Interactor>: AnyRouter, Routing {
    /// The business logic of this RIB.
    public final var interactor: InteractorType { unsafeDowncast(interactable, to: InteractorType.self) }

    /// Creates a router with an interactor, without a parent.
    public init(interactor: InteractorType) {
        super.init(interactable: interactor)
    }
}

/// A router of a RIB with a view.
@MainActor open class ViewableRouter<InteractorType: Interactor>: Router<InteractorType>, ViewableRouting {
    private let view: any ViewControllable

    /// Creates a router with an interactor and a view, without a parent.
    public init(interactor: InteractorType, viewController: any ViewControllable) {
        view = viewController
        super.init(interactor: interactor)
    }

    /// The view of this RIB.
    public final override var viewController: (any ViewControllable)? { view }
}
