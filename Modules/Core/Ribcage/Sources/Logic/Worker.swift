/// A companion of an interactor that works during each of the interactor's activations, such as a clock, a socket
/// listener, or a file watcher.
@MainActor open class Worker {
    /// The interactor to which the worker is bound, if any.
    private weak var interactor: Interactor?

    /// Whether the worker is working now.
    public final private(set) var isStarted = false

    /// Creates a worker that is not bound to an interactor.
    public init() {}

    /// Runs each time the work begins. Tasks that an override starts with `interactor.task { … }` are canceled when the
    /// interactor resigns, but not in ``stop()``. Override ``didStop()`` to end them, or anything else, in both cases.
    /// The default does nothing.
    open func didStart(on interactor: Interactor) {}

    /// Runs each time the work ends: in ``stop()``, when the interactor resigns, or, if the interactor is deallocated
    /// without having resigned, in the next turn of the main actor. The default does nothing.
    open func didStop() {}

    /// Binds the worker to an interactor, so that the worker works whenever the interactor is active, beginning now. A
    /// worker that is bound to another interactor is unbound first. If ``didStop()`` then starts it elsewhere, it works
    /// there: the last call counts.
    public final func start(on interactor: Interactor) {
        guard self.interactor !== interactor else { return }
        stop()
        guard self.interactor == nil else { return }
        self.interactor = interactor
        interactor.bound.add(self)
        run()
    }

    /// Unbinds the worker, and ends its work. Does nothing if the worker is not bound.
    public final func stop() {
        interactor?.bound.remove(self)
        interactor = nil
        rest()
    }

    /// Begins the work if the interactor is active and the work has not begun.
    final func run() {
        guard !isStarted, let interactor, interactor.stage == .active else { return }
        isStarted = true
        interactor.bound.workerStarts()
        BoundWork.beginning { BoundWork.apart { didStart(on: interactor) } }
    }

    /// Ends the work if it has begun.
    final func rest() {
        guard isStarted else { return }
        isStarted = false
        didStop()
    }

    /// Ends the work after the interactor was deallocated, unless the worker is bound to another interactor by now.
    final func interactorEnded() {
        if interactor == nil { rest() }
    }
}
