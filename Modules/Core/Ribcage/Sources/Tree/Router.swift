/// Any router, as a parent holds a child that it did not write.
@MainActor public protocol Routing: AnyRouter {}

/// A router with a view, as a parent holds a child that it did not write.
@MainActor public protocol ViewableRouting: Routing {}

/// Owns the children of one RIB: builds them with injected buildables, attaches and detaches them.
///
/// A viewless feature inherits from it; one with a screen inherits from ``ViewableRouter``.
@MainActor open class Router<InteractorType: Interactor>: AnyRouter, Routing {
    /// The business logic of this RIB.
    public final var interactor: InteractorType { unsafeDowncast(interactable, to: InteractorType.self) }

    /// A router of an interactor, without a parent.
    public init(interactor: InteractorType) {
        super.init(interactable: interactor)
    }
}

/// A router of a RIB that a person sees.
@MainActor open class ViewableRouter<InteractorType: Interactor>: Router<InteractorType>, ViewableRouting {
    private let view: any ViewControllable

    /// A router of an interactor and its view, without a parent.
    public init(interactor: InteractorType, viewController: any ViewControllable) {
        view = viewController
        super.init(interactor: interactor)
    }

    /// The view of this RIB.
    public final override var viewController: (any ViewControllable)? { view }
}
