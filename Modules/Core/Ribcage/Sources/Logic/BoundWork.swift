/// The rarely needed state of an interactor, allocated on demand: the tasks of its present activation, workers, pending
/// actions, and the address of its RIB.
@MainActor final class BoundWork {
    /// The stage of the interactor.
    var stage: Interactor.Stage
    /// The tasks that have not returned, those of earlier activations among them, which are cancelled.
    /// A task that began at once is known when it first waits; it is `nil` until then.
    private var tasks: [Int: Task<Void, Never>?] = [:]
    private var lastTask = 0
    private var workers: [Worker] = []
    /// Whether one of the workers has started in the present activation.
    private var isWorking = false
    /// The number of the activation, present or last.
    private var activation = 0
    /// How many actions of the present activation are under way.
    private var actions = 0
    /// How many actions are under way that were sent in an earlier activation, or in none.
    private var lateActions = 0

    /// The address of the RIB below its parent; empty for a RIB that is not a place.
    var address: [String] = []

    init(stage: Interactor.Stage) {
        self.stage = stage
    }

    deinit {
        for task in tasks.values { task?.cancel() }
        // The interactor ends without having resigned, on any thread. Workers learn it on the main actor.
        let workers = isWorking ? workers : []
        guard !workers.isEmpty else { return }
        Task { @MainActor in
            for worker in workers.reversed() { worker.interactorEnded() }
        }
    }

    /// Whether work that was cancelled, or whose activation is over, has not returned. It may hold RIBs that have ended.
    var isLingering: Bool { lateActions > 0 || tasks.values.contains { $0?.isCancelled == true } }

    // MARK: - Tasks

    /// Runs work until it ends or ``end()`` cancels it. The work belongs to the interactor, not to a step that is being
    /// taken now.
    ///
    /// - Parameters:
    ///   - atOnce: whether the work begins before this returns, where the system can do that.
    ///   - work: what is done.
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
            // Cancelled before its first step: it does not begin.
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
        // The activation may have ended in what was done at once.
        if stage != .active || activation != self.activation { task.cancel() }
        return task
    }

    // MARK: - Actions

    /// An action begins, in an observed tree.
    ///
    /// - Returns: the number of the activation, which ``actionEnds(in:)`` takes; -1 outside any.
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

    /// A worker starts.
    func workerStarts() {
        isWorking = true
    }

    /// The interactor's own callback is done.
    func startWorkers() {
        for worker in workers { worker.run() }
    }

    // MARK: - Activations

    /// An activation begins: it is known before anything is done in it.
    func begin() {
        activation += 1
    }

    /// An activation ends: nothing that was bound to it goes on.
    func end() {
        for worker in workers.reversed() { worker.rest() }
        isWorking = false
        for task in tasks.values { task?.cancel() }
        LeakDetector.becomeLate(actions)
        lateActions += actions
        actions = 0
    }
}
