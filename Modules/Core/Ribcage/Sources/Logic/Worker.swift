/// A companion of an interactor that works as long as the interactor is active, and again the next time: a clock, a
/// listener on a socket, a watcher of a file.
@MainActor open class Worker {
    /// The interactor that the worker is bound to.
    private weak var interactor: Interactor?

    /// Whether the worker works now.
    public final private(set) var isStarted = false

    /// A worker that is not bound to an interactor.
    public init() {}

    /// Called each time the work begins. Tasks that it starts with `interactor.task { … }` end when the interactor
    /// resigns; what is to end with ``stop()`` too, is ended in ``didStop()``. Does nothing unless overridden.
    open func didStart(on interactor: Interactor) {}

    /// Called each time the work ends: when the interactor resigns, in the next turn of the main actor when it is gone
    /// without having resigned, and in ``stop()``. Does nothing unless overridden.
    open func didStop() {}

    /// Binds the worker to an interactor: it works while that is active, from now on. A worker that is bound already
    /// leaves its old interactor first.
    public final func start(on interactor: Interactor) {
        guard self.interactor !== interactor else { return }
        stop()
        self.interactor = interactor
        interactor.bound.add(self)
        run()
    }

    /// Ends the work and unbinds the worker. A worker that is not bound stays as it is.
    public final func stop() {
        interactor?.bound.remove(self)
        rest()
        interactor = nil
    }

    /// An activation of the interactor begins.
    final func run() {
        guard !isStarted, let interactor, interactor.stage == .active else { return }
        isStarted = true
        interactor.bound.workerStarts()
        didStart(on: interactor)
    }

    /// An activation of the interactor ends.
    final func rest() {
        guard isStarted else { return }
        isStarted = false
        didStop()
    }

    /// The interactor is gone. The worker may have moved to another one since.
    final func interactorEnded() {
        if interactor == nil { rest() }
    }
}
