/// The rarely needed state of an interactor, allocated on demand: its unfinished tasks, its workers, the number of its
/// running actions, and the address of its RIB.
@MainActor final class BoundWork {
    /// The stage of the interactor.
    var stage: Interactor.Stage
    /// The tasks that have not returned, by number, including the canceled tasks of earlier activations. A task that
    /// begins immediately is `nil` here until it first suspends.
    private var tasks: [Int: Task<Void, Never>?] = [:]
    private var lastTask = 0
    private var workers: [Worker] = []
    /// Whether a worker has started in the current activation.
    private var isWorking = false
    /// The number of the current activation, or of the last one if the interactor is inactive.
    private var activation = 0
    /// The number of running actions of the current activation.
    private var actions = 0
    /// The number of running actions that began in an earlier activation or while the interactor was inactive.
    private var lateActions = 0

    /// The address at which the parent opened the RIB; empty for a RIB that is not a place.
    var address: [String] = []
    /// The part of the RIB, if it is a place, in a transaction.
    var hold: PlaceTransaction.Hold?

    init(stage: Interactor.Stage) {
        self.stage = stage
    }

    deinit {
        for task in tasks.values { task?.cancel() }
        // The interactor is deallocated without having resigned, on any thread. Its workers are notified on the main
        // actor.
        let workers = isWorking ? workers : []
        guard !workers.isEmpty else { return }
        Task { @MainActor in
            for worker in workers.reversed() { worker.interactorEnded() }
        }
    }

    /// Whether canceled work, or work of an earlier activation, has not returned. Such work may hold detached RIBs.
    var isLingering: Bool { lateActions > 0 || tasks.values.contains { $0?.isCancelled == true } }

    // MARK: - Tasks

    /// Runs work in a task, until the work ends or ``end()`` cancels it. The work belongs to the interactor, not to the
    /// current step.
    ///
    /// - Parameters:
    ///   - atOnce: whether the work begins before this returns, if the system supports that.
    ///   - work: the work.
    /// - Returns: the task of the work.
    func run(atOnce: Bool = false, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        if Step.current != nil { return Step.$current.withValue(nil) { start(atOnce, work) } }
        return start(atOnce, work)
    }

    private func start(_ atOnce: Bool, _ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        lastTask += 1
        let (number, activation) = (lastTask, activation)
        LeakDetector.taskBegins()
        tasks.updateValue(nil, forKey: number)
        let whole: @MainActor () async -> Void = { [weak self] in
            // Canceled before its first step: it does not begin.
            if !Task.isCancelled { await work() }
            _ = self?.tasks.removeValue(forKey: number)
            LeakDetector.taskEnds()
        }
        let task: Task<Void, Never>
        if atOnce, #available(macOS 26, *) {
            task = Task.immediate { await whole() }
        } else {
            task = Task { await whole() }
        }
        guard tasks.keys.contains(number) else { return task }
        tasks.updateValue(task, forKey: number)
        // The work that ran immediately may have ended the activation.
        if stage != .active || activation != self.activation { task.cancel() }
        return task
    }

    // MARK: - Actions

    /// Counts the start of an action in an observed tree.
    ///
    /// - Returns: the number of the activation, for ``actionEnds(in:)``; -1 if the interactor is inactive.
    func actionBegins() -> Int {
        guard stage != .inactive else {
            lateActions += 1
            LeakDetector.lateActionBegins()
            return -1
        }
        actions += 1
        LeakDetector.actionBegins()
        return activation
    }

    func actionEnds(in activation: Int) {
        if activation == self.activation, stage != .inactive {
            actions -= 1
            LeakDetector.actionEnds()
        } else {
            lateActions -= 1
            LeakDetector.lateActionEnds()
        }
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

    // MARK: - Activations

    /// Counts a new activation, before any work begins in it.
    func begin() {
        activation += 1
    }

    /// Ends the activation: stops the workers, and cancels all tasks.
    func end() {
        for worker in workers.reversed() { worker.rest() }
        isWorking = false
        for task in tasks.values { task?.cancel() }
        LeakDetector.becomeLate(actions)
        lateActions += actions
        actions = 0
    }
}
