/// A step from a router to a place, from its request to its end.
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
    private let place: Place
    private let visit: Place.Visit
    private let queue: StepQueue
    private(set) var hasTurn = false
    private var isAtWork = false
    private var work: Task<Void, Never>?
    private(set) var hasEnded = false
    /// Whether the step has ended by an error, its time limit, or cancellation. Such a step opens nothing any more.
    private(set) var hasFailed = false
    /// Whether the step is just being added to the queue, so that the task that requested it does not wait yet.
    private var isBeginning = false
    /// The result of a step that ended without suspending, until the task that requested the step takes it.
    private var result: Result<AnyRouter, any Error>?
    private var followers: [Int: CheckedContinuation<AnyRouter, any Error>] = [:]
    private var lastFollower = 0
    /// The other steps for which the opening of the place waits, each with the number of the waiting task among that
    /// step's `followers`.
    private var awaited: [(step: Step, follower: Int)] = []

    private init(from router: AnyRouter, to place: Place, _ visit: Place.Visit, in queue: StepQueue) {
        (self.router, self.place, self.visit, self.queue) = (router, place, visit, queue)
    }

    /// Takes a step, or joins the last requested step if it is the same and has not ended.
    ///
    /// - Returns: the router of the place.
    /// - Throws: ``RouteError``, the error of opening the place, or `CancellationError`.
    static func take(
        from router: AnyRouter, to place: Place, _ visit: Place.Visit, within limit: Duration
    ) async throws -> AnyRouter {
        try checkCurrent()
        try Task.checkCancellation()
        let queue = StepQueue.of(router)
        let same = queue.last.flatMap { $0.isSame(place, visit) ? $0 : nil }
        let step = same ?? Step(from: router, to: place, visit, in: queue)
        if let current, step.waits(for: current) {
            throw RouteError.waitsForItself(place.name, route: router.route)
        }
        return try await step.end(within: limit, isNew: same == nil)
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

    private func isSame(_ place: Place, _ visit: Place.Visit) -> Bool {
        !hasEnded && self.place.name == place.name && visit.isSame(self.visit.text)
    }

    private var notOpened: RouteError { .notOpened(place.name, route: beginning) }

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
        leave(number, RouteError.timedOut(place.name, route: beginning))
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

    /// Begins to open the place, or ends the step at once if the place is already open. Does nothing if the step ended
    /// while it was queued, because no task waited for it any more.
    func takeTurn() {
        hasTurn = true
        guard !hasEnded, let router else { return }
        let openPlace = router.openPlace
        if let openPlace, openPlace.address.first == place.name, visit.isSame(openPlace.address.dropFirst().first ?? "")
        {
            finish(.success(openPlace))
        } else {
            start(on: router.interactable)
            if !isStarted { finish(.failure(notOpened)) }
        }
    }

    override func didStart(on interactor: Interactor) {
        LeakDetector.actionBegins()
        isAtWork = true
        work = interactor.bound.run(atOnce: true) { await Self.$current.withValue(self) { await self.open() } }
        if hasEnded { work?.cancel() }
    }

    /// Ends the step with an error if the router resigns before the step has ended.
    override func didStop() {
        finish(.failure(notOpened))
    }

    private func open() async {
        guard let router else { return }
        // Weak, because the previous place is about to be released.
        weak let previous = router.openPlace
        do {
            try await visit.open()
        } catch {
            return finish(.failure(error))
        }
        let child = router.openPlace
        guard let child, child !== previous, child.interactable.isActive, child.address.first == place.name else {
            return finish(.failure(notOpened))
        }
        finish(.success(child))
    }

    private func finish(_ result: Result<AnyRouter, any Error>) {
        guard !hasEnded else { return }
        hasEnded = true
        if case .failure = result { hasFailed = true }
        if isBeginning { self.result = result }
        router = nil
        // The rest of the work is canceled, and no longer counts as running.
        if isAtWork { LeakDetector.actionEnds() }
        work?.cancel()
        stop()
        let (followers, awaited) = (followers, awaited)
        (self.followers, self.awaited) = ([:], [])
        for (_, follower) in followers.sorted(by: { $0.key < $1.key }) { follower.resume(with: result) }
        for (step, follower) in awaited { step.leave(follower, CancellationError()) }
        queue.advance()
    }
}
