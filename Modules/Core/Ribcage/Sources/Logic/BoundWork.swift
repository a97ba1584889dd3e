/// The rarely needed state of an interactor, allocated on demand: its running work, its workers, and the address of its
/// RIB.
@MainActor final class BoundWork {
    let running = RunningWork()
    private var workers: [Worker] = []
    /// Whether a worker has started in the current activation.
    private var isWorking = false
    /// The address at which the parent opened the RIB; empty for a RIB that is not a place.
    var address: [String] = []
    /// The part of the RIB, if it is a place, in a transaction.
    var hold: PlaceTransaction.Hold?

    deinit {
        running.cancelTasks()
        // The interactor is deallocated without having resigned, on any thread. Its workers are notified on the main
        // actor.
        let workers = isWorking ? workers : []
        guard !workers.isEmpty else { return }
        Task { @MainActor in
            for worker in workers.reversed() { worker.interactorEnded() }
        }
    }

    /// Whether an activation or a worker is beginning. A task that begins now accompanies it.
    private static var isBeginning = false

    /// Calls a closure that begins an activation or the work of a worker.
    static func beginning(_ body: () -> Void) {
        let outer = isBeginning
        isBeginning = true
        body()
        isBeginning = outer
    }

    /// Calls a closure outside the current step and line: the work that it begins belongs to an interactor, and may
    /// outlive them.
    static func apart<Result>(_ body: () -> Result) -> Result {
        Step.$current.withValue(nil) { LongWork.$line.withValue(nil) { body() } }
    }

    /// Runs work in a task outside the current step and line (see ``apart(_:)``), until the work ends or ``end()``
    /// cancels it.
    ///
    /// - Parameters:
    ///   - atOnce: whether the work begins before this method returns, if the system supports that.
    ///   - work: the work.
    /// - Returns: the task of the work.
    func run(atOnce: Bool = false, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let isCompanion = Self.isBeginning
        // Work that begins at once, such as a step, may begin other work. That accompanies nothing.
        Self.isBeginning = false
        defer { Self.isBeginning = isCompanion }
        return Self.apart { running.start(atOnce: atOnce, isCompanion: isCompanion, work) }
    }

    // MARK: - Workers

    func add(_ worker: Worker) {
        workers.append(worker)
    }

    func remove(_ worker: Worker) {
        workers.removeAll { $0 === worker }
    }

    /// Records that a worker has started.
    func workerStarts() {
        isWorking = true
    }

    /// Starts the workers, after ``Interactor/didBecomeActive()``.
    func startWorkers() {
        for worker in workers { worker.run() }
    }

    /// Ends the activation: stops the workers, and cancels all tasks.
    func end() {
        // The end of a worker may move another one, which then works elsewhere.
        for worker in workers.reversed() where workers.contains(where: { $0 === worker }) { worker.rest() }
        isWorking = false
        running.cancelTasks()
    }
}
