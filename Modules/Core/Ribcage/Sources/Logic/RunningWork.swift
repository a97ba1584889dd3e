import Synchronization

/// The running work of an interactor: its actions, the steps from its router, and its tasks that have not returned.
///
/// It outlives the interactor if a canceled task does, because that task may still hold a part of the RIB.
@MainActor @usableFromInline final class RunningWork {
    /// The tasks that have not returned, by number, including the canceled tasks of earlier activations. A task that
    /// begins immediately is `nil` here until it first suspends.
    ///
    /// The tasks are locked because the deallocation of the interactor cancels them, on any thread.
    private nonisolated let tasks = Mutex<[Int: Task<Void, Never>?]>([:])
    /// The numbers of the tasks that accompany an activation, and may last as long as it. The other tasks end by
    /// themselves, such as the work that an action has begun.
    private var companions: Set<Int> = []
    private var lastTask = 0
    /// The number of running actions and steps.
    private var actions = 0

    /// Whether an action, a step, or a canceled task is running. It may hold detached RIBs: its own, and those that
    /// were above or below. A task that is not canceled does not count, because it may last as long as its RIB.
    var mayHoldRIBs: Bool {
        actions > 0 || tasks.withLock { $0.values.contains { $0?.isCancelled == true } }
    }

    /// Whether a task is running that is not canceled and accompanies no activation.
    var isUnfinished: Bool {
        tasks.withLock { tasks in
            tasks.contains { number, task in !companions.contains(number) && task?.isCancelled == false }
        }
    }

    /// Counts the start of an action in an observed tree, or of a step.
    @usableFromInline func beginAction() { actions += 1 }

    /// Counts the end of an action or step, whether or not it threw an error.
    @usableFromInline func endAction() {
        actions -= 1
        LeakDetector.workHasEnded()
    }

    /// Starts work in a task that is canceled by ``cancelTasks()``.
    ///
    /// - Parameters:
    ///   - atOnce: whether the work begins before this returns, if the system supports that.
    ///   - isCompanion: whether the work accompanies an activation.
    ///   - work: the work. It does not begin if the task is canceled before its first step.
    /// - Returns: the task of the work.
    func start(
        atOnce: Bool, isCompanion: Bool, _ work: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        lastTask += 1
        let number = lastTask
        if isCompanion { companions.insert(number) }
        tasks.withLock { _ = $0.updateValue(nil, forKey: number) }
        let whole: @MainActor () async -> Void = { [self] in
            if !Task.isCancelled { await work() }
            tasks.withLock { _ = $0.removeValue(forKey: number) }
            companions.remove(number)
            LeakDetector.workHasEnded()
        }
        let task: Task<Void, Never>
        if atOnce, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            task = Task.immediate { await whole() }
        } else {
            task = Task { await whole() }
        }
        tasks.withLock { if $0.keys.contains(number) { $0.updateValue(task, forKey: number) } }
        return task
    }

    nonisolated func cancelTasks() {
        for task in tasks.withLock({ Array($0.values) }) { task?.cancel() }
    }
}
