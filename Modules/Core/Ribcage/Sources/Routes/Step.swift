/// A step from a router to a place, or the closing of its open place, from the request to the end.
///
/// A router takes one step at a time. Meanwhile, requests for the same step wait for it and get the place's router or
/// the error, and a different step waits for its turn. A step ends when the place's router is active, or with an error,
/// at the latest when the router at its start resigns.
@MainActor final class Step: Worker {
    /// The step whose place the current task is opening, if any.
    @TaskLocal static var current: Step?

    /// The router at the start of the step; `nil` after the end. It is retained during the step, because places hold
    /// unowned references to it. After the end, a task that began in the step may still hold the step, and must not
    /// keep any router in memory.
    private var router: AnyRouter?
    private let goal: Goal
    private let queue: StepQueue
    /// The line that requested the step. The long work of the opening is shown there.
    private let line = LongWork.line
    private(set) var hasTurn = false
    /// The work of the router's interactor, which counts this step; `nil` unless the step is at work.
    private var counter: RunningWork?
    private var work: Task<Void, Never>?
    private(set) var hasEnded = false
    /// Whether the step has ended by an error, its time limit, or cancellation. Such a step opens nothing any more.
    private(set) var hasFailed = false
    /// The running actions of the step, by the store of their reactor: a ``StepActions`` each.
    var actions: [ObjectIdentifier: AnyObject] = [:]
    /// Whether the step is just being added to the queue, so that the task that requested it does not wait yet.
    private var isBeginning = false
    /// The result of a step that ended without suspending, until the task that requested the step takes it.
    private var result: Result<AnyRouter, any Error>?
    private var followers: [Int: CheckedContinuation<AnyRouter, any Error>] = [:]
    private var lastFollower = 0
    /// The other steps for which the opening of the place waits, each with the number of the waiting task among that
    /// step's `followers`.
    private var awaited: [(step: Step, follower: Int)] = []

    /// What a step leads to.
    enum Goal {
        /// The place with a name.
        case place(name: String, Place.Visit)
        /// No place: the step closes the open place with the name.
        case closed(name: String)

        fileprivate var name: String {
            switch self {
            case .place(let name, _), .closed(let name): name
            }
        }

        fileprivate func isSame(as other: Goal) -> Bool {
            switch (self, other) {
            case (.place(let name, let visit), .place(let otherName, let other)):
                name == otherName && visit.isSame(other.text)
            case (.closed, .closed): true
            default: false
            }
        }
    }

    private init(from router: AnyRouter, to goal: Goal, in queue: StepQueue) {
        (self.router, self.goal, self.queue) = (router, goal, queue)
    }

    /// Takes a step, or joins the last requested step if it is the same and has not ended.
    ///
    /// - Returns: the router of the place; for a closing, the router whose place is closed.
    /// - Throws: ``RouteError``, the error of opening or closing the place, or `CancellationError`.
    @discardableResult
    static func take(from router: AnyRouter, to goal: Goal, within limit: Duration) async throws -> AnyRouter {
        try checkCurrent()
        try Task.checkCancellation()
        let queue = StepQueue.of(router)
        let same = queue.last.flatMap { !$0.hasEnded && goal.isSame(as: $0.goal) ? $0 : nil }
        let step = same ?? Step(from: router, to: goal, in: queue)
        if let current, step.waits(for: current) {
            throw RouteError.waitsForItself(goal.name, route: router.route)
        }
        return try await step.end(within: limit, isNew: same == nil)
    }

    /// Returns whether the current task is opening a place of the router, so that a closing is part of that step.
    static func isCurrent(of router: AnyRouter) -> Bool {
        guard let current, !current.hasEnded else { return false }
        return current.router === router
    }

    /// Whether the current task is opening the place of a step that has already ended by an error, its time limit, or
    /// cancellation.
    static var hasCurrentFailed: Bool { current?.hasFailed == true }

    /// Throws an error if the current step has already failed. See ``hasCurrentFailed``.
    ///
    /// - Throws: `CancellationError`.
    static func checkCurrent() throws(CancellationError) {
        if hasCurrentFailed { throw CancellationError() }
    }

    private var notOpened: RouteError { .notOpened(goal.name, route: beginning) }

    /// The route of the router at the start of the step; empty after the end.
    private var beginning: Route { router?.route ?? Route() }

    // MARK: - Followers

    /// Waits for the end of the step, up to the time limit, and returns the place's router. The step also ends when no
    /// task waits for it any more.
    private func end(within limit: Duration, isNew: Bool) async throws -> AnyRouter {
        lastFollower += 1
        let number = lastFollower
        let current = Self.current
        current?.awaited.append((self, number))
        defer { current?.awaited.removeAll { $0.step === self && $0.follower == number } }
        if isNew {
            // A task that begins in the opening may follow the step, too: it must not end this.
            isBeginning = true
            queue.append(self)
            isBeginning = false
        }
        // If opening the place did not suspend, the step has ended by now, and no clock is needed.
        if let result {
            self.result = nil
            return try result.get()
        }
        let clock = Task { [weak self] in
            try? await Task.sleep(for: limit)
            if !Task.isCancelled { self?.reachLimit(number) }
        }
        defer { clock.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                followers[number] = continuation
                if Task.isCancelled { leave(number, CancellationError()) }
            }
        } onCancel: {
            Task { @MainActor in leave(number, CancellationError()) }
        }
    }

    private func reachLimit(_ number: Int) {
        switch goal {
        case .place(let name, _): leave(number, RouteError.timedOut(name, route: beginning))
        case .closed(let name): leave(number, RouteError.notClosed(name, route: beginning))
        }
    }

    private func leave(_ number: Int, _ error: any Error) {
        guard let follower = followers.removeValue(forKey: number) else { return }
        follower.resume(throwing: error)
        if followers.isEmpty { finish(.failure(error)) }
    }

    /// Returns whether this step can end only after another one: because it is queued behind that step, or because
    /// opening its place waits for that step.
    private func waits(for other: Step) -> Bool {
        var (asked, next): (Set<ObjectIdentifier>, [Step]) = ([], [self])
        while let step = next.popLast() {
            if step === other { return !other.hasEnded }
            guard asked.insert(ObjectIdentifier(step)).inserted, !step.hasEnded else { continue }
            if step.hasTurn {
                next += step.awaited.map(\.step)
            } else if let first = step.queue.first {
                next.append(first)
            }
        }
        return false
    }

    // MARK: - The work

    /// Begins to open or close the place, or ends the step at once if that is done already. Does nothing if the step
    /// ended while it was queued, because no task waited for it any more.
    func takeTurn() {
        hasTurn = true
        guard !hasEnded, let router else { return }
        switch (goal, router.openPlace) {
        case (.place(let name, let visit), let open?)
        where router.interactable.stage == .active && open.address.first == name
            && visit.isSame(open.address.dropFirst().first ?? ""):
            finish(.success(open))
        case (.closed, nil): finish(.success(router))
        default:
            start(on: router.interactable)
            if !isStarted { end() }
        }
    }

    override func didStart(on interactor: Interactor) {
        let running = interactor.bound.running
        running.beginAction()
        counter = running
        work = interactor.bound.run(atOnce: true) { [line] in
            await LongWork.$line.withValue(line) { await Self.$current.withValue(self) { await self.carryOut() } }
        }
        if hasEnded { work?.cancel() }
    }

    override func didStop() { end() }

    /// Ends the step because the router is not active any more. Its places are closed then.
    private func end() {
        guard let router, case .closed = goal else { return finish(.failure(notOpened)) }
        finish(.success(router))
    }

    private func carryOut() async {
        guard let router else { return }
        do {
            switch goal {
            case .place(let name, let visit): finish(.success(try await open(name, visit, below: router)))
            case .closed:
                if let open = router.openPlace { try await router.close(open) }
                finish(.success(router))
            }
        } catch {
            finish(.failure(error))
        }
    }

    private func open(_ name: String, _ visit: Place.Visit, below router: AnyRouter) async throws -> AnyRouter {
        // Weak, because the previous place is about to be released.
        weak let previous = router.openPlace
        try await visit.open()
        guard let child = router.openPlace, child !== previous, child.interactable.isActive,
            child.address.first == name
        else { throw notOpened }
        return child
    }

    private func finish(_ result: Result<AnyRouter, any Error>) {
        guard !hasEnded else { return }
        hasEnded = true
        if case .failure = result { hasFailed = true }
        if isBeginning { self.result = result }
        router = nil
        // The rest of the work is canceled, and no longer counts as running.
        counter?.endAction()
        work?.cancel()
        stop()
        let (followers, awaited) = (followers, awaited)
        (self.followers, self.awaited) = ([:], [])
        for (_, follower) in followers.sorted(by: { $0.key < $1.key }) { follower.resume(with: result) }
        for (step, follower) in awaited { step.leave(follower, CancellationError()) }
        queue.advance()
    }
}
