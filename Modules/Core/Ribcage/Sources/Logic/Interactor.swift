/// The business logic of one RIB. It is inactive at first, and active while its router is attached to an active parent
/// or is the root of a launched tree.
@MainActor open class Interactor {
    /// The stages of one activation. Work may begin only while the interactor is `active`.
    enum Stage {
        case inactive, active, resigning
    }

    final private(set) var stage = Stage.inactive

    /// The tasks, workers and actions bound to this interactor; `nil` until there are any.
    final private(set) var work: BoundWork?

    /// The bound work, created when first needed.
    final var bound: BoundWork {
        if let work { return work }
        let made = BoundWork()
        work = made
        return made
    }

    /// Whether the interactor is active; still `true` during ``willResignActive()``.
    public final var isActive: Bool { stage != .inactive }

    /// Creates an inactive interactor.
    public init() {}

    /// Takes note of the router that was created with this interactor.
    func adopt(_ router: AnyRouter) {}

    /// Runs each time after the interactor has become active: after the parent's callback, and before the workers
    /// start. The default does nothing.
    open func didBecomeActive() {}

    /// Runs each time before the interactor becomes inactive, after the parent's callback. The default does nothing.
    open func willResignActive() {}

    /// Activates the interactor and starts its workers. The router then loads itself and activates its children.
    final func activate() {
        guard stage == .inactive else { return }
        stage = .active
        BoundWork.beginning { didBecomeActive() }
        // The callback may have ended the activation.
        if stage == .active { work?.startWorkers() }
    }

    /// Begins to deactivate the interactor. A parent resigns before its children.
    final func resign() {
        guard stage == .active else { return }
        stage = .resigning
        willResignActive()
    }

    /// Ends the deactivation, and cancels the bound work. A child is released before its parent.
    final func release() {
        work?.end()
        stage = .inactive
    }
}

/// An interactor that can end its own RIB. An interactor that also leads to children inherits from ``Interactor``
/// instead, and has a weak router of the feature's own protocol, which refines ``Routable``.
@MainActor open class LeavingInteractor: Interactor {
    /// The router of this RIB, or a spy in its place; set by the router that is created with this interactor.
    public final weak var router: (any Routable)?

    final override func adopt(_ router: AnyRouter) { self.router = router }

    /// Ends this RIB by asking its parent to close it. See ``AnyRouter/leave()``.
    ///
    /// - Throws: the error of the parent's ``AnyRouter/close(_:)``.
    public final func leave() async throws { try await router?.leave() }
}
