/// What is bound to an interactor: tasks of its present activation, workers, and those who watch its activations.
/// An interactor has none until it needs one.
@MainActor final class BoundWork {
    /// The stage of the interactor.
    var stage: Interactor.Stage
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lastTask = 0
    private var workers: [Worker] = []
    /// Whether one of the workers has started in the present activation.
    private var isWorking = false
    private var watchers: [AsyncStream<Bool>.Continuation] = []

    init(stage: Interactor.Stage) {
        self.stage = stage
    }

    deinit {
        for task in tasks.values { task.cancel() }
        for watcher in watchers { watcher.finish() }
        // The interactor ends without having resigned, on any thread. The workers are told on the main actor.
        if isWorking {
            Task { @MainActor [workers] in
                for worker in workers.reversed() { worker.interactorEnded() }
            }
        }
    }

    /// Runs work until it ends or ``end()`` cancels it.
    func run(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        lastTask += 1
        let number = lastTask
        let task = Task { [weak self] in
            // Cancelled before its first step: it does not begin.
            if !Task.isCancelled { await work() }
            self?.tasks[number] = nil
        }
        tasks[number] = task
        return task
    }

    func add(_ worker: Worker) {
        workers.append(worker)
    }

    func remove(_ worker: Worker) {
        workers.removeAll { $0 === worker }
    }

    /// Called by a worker that starts.
    func workerStarts() {
        isWorking = true
    }

    func watch(from isActive: Bool) -> AsyncStream<Bool> {
        let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
        continuation.yield(isActive)
        watchers.append(continuation)
        return stream
    }

    /// An activation begins: it is known before anything is done in it.
    func begin() {
        tellWatchers(true)
    }

    /// Called when the interactor's own callback is done.
    func startWorkers() {
        for worker in workers { worker.run() }
    }

    /// An activation ends: nothing that was bound to it goes on.
    func end() {
        for worker in workers.reversed() { worker.rest() }
        isWorking = false
        for task in tasks.values { task.cancel() }
        tasks = [:]
        tellWatchers(false)
    }

    /// Those who no longer read are forgotten.
    private func tellWatchers(_ isActive: Bool) {
        watchers.removeAll { watcher in
            if case .terminated = watcher.yield(isActive) { true } else { false }
        }
    }
}
