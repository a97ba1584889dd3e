/// A companion of an interactor that works during each of the interactor's activations: a clock, a socket listener, a
/// file watcher.
@MainActor open class Worker {
    /// The interactor that the worker is bound to.
    private weak var interactor: Interactor?

    /// Whether the worker is working.
    public final private(set) var isStarted = false

    /// A worker that is not bound to an interactor.
    public init() {}

    /// Runs each time the work begins. Tasks that it starts with `interactor.task { … }` end when the interactor
    /// resigns; anything that must also end with ``stop()`` is ended in ``didStop()``. The default does nothing.
    open func didStart(on interactor: Interactor) {}

    /// Runs each time the work ends: when the interactor resigns, in the next turn of the main actor when the
    /// interactor is deallocated without having resigned, and in ``stop()``. The default does nothing.
    open func didStop() {}

    /// Binds the worker to an interactor: it works while that is active, from now on. A worker that is already bound is
    /// unbound from its old interactor first.
    public final func start(on interactor: Interactor) {
        guard self.interactor !== interactor else { return }
        stop()
        self.interactor = interactor
        interactor.bound.add(self)
        run()
    }

    /// Ends the work and unbinds the worker. Does nothing if the worker is not bound.
    public final func stop() {
        interactor?.bound.remove(self)
        rest()
        interactor = nil
    }

    /// Begins the work, in an activation of the interactor.
    final func run() {
        guard !isStarted, let interactor, interactor.stage == .active else { return }
        isStarted = true
        interactor.bound.workerStarts()
        didStart(on: interactor)
    }

    /// Ends the work, as the interactor resigns.
    final func rest() {
        guard isStarted else { return }
        isStarted = false
        didStop()
    }

    /// Ends the work after the interactor is deallocated. The worker may have moved to another one since.
    final func interactorEnded() {
        if interactor == nil { rest() }
    }
}
