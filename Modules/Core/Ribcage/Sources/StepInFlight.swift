/// A step from a router to a place, from when it is asked for until it has ended.
///
/// A router takes one step at a time. Whoever asks for the same step meanwhile waits for it, and gets its place or its
/// error; another step waits for its turn. A step is work of its router: it ends with the activation.
@MainActor final class StepInFlight: Worker {
    /// The step from each router that was asked for last. A router from which no step is being taken has none.
    private static var latest: [ObjectIdentifier: StepInFlight] = [:]

    /// Held while the step goes on, because places refer to it as unowned.
    private let router: AnyRouter
    private let place: Place
    private let address: [String]
    private var next: StepInFlight?
    private var hasTurn = false
    private var work: Task<Void, Never>?
    /// Whether leaks are not looked for, because the work holds the router.
    private var isAction = false
    private var result: Result<AnyRouter, any Error>?
    private var followers: [(number: Int, continuation: CheckedContinuation<AnyRouter, any Error>)] = []
    private var lastNumber = 0

    private init(from router: AnyRouter, to place: Place, at address: [String]) {
        (self.router, self.place, self.address) = (router, place, address)
    }

    /// Takes a step, or takes part in the same step if that was asked for last and still goes on.
    ///
    /// - Returns: the router of the place.
    /// - Throws: ``RouteError``, what opening the place throws, or `CancellationError`.
    static func take(
        from router: AnyRouter, to place: Place, at address: [String], within limit: Duration
    ) async throws -> AnyRouter {
        let last = latest[ObjectIdentifier(router)]
        if let last, last.address == address, last.goesOn { return try await last.end(within: limit) }
        let step = StepInFlight(from: router, to: place, at: address)
        latest[ObjectIdentifier(router)] = step
        if let last { last.next = step } else { step.takeTurn() }
        return try await step.end(within: limit)
    }

    private var goesOn: Bool { result == nil && work?.isCancelled != true }

    private var notOpened: RouteError { .notOpened(place.name, route: router.route) }

    // MARK: - Those who wait

    /// Waits for the end of the step, at most as long as the limit. When nobody waits any more, the step is cancelled.
    private func end(within limit: Duration) async throws -> AnyRouter {
        if let result { return try result.get() }
        lastNumber += 1
        let number = lastNumber
        let clock = Task { [weak self] in
            try? await Task.sleep(for: limit)
            if !Task.isCancelled { self?.leave(number, isLate: true) }
        }
        defer { clock.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                followers.append((number, continuation))
                if Task.isCancelled { cancel(number) }
            }
        } onCancel: {
            Task { @MainActor in cancel(number) }
        }
    }

    /// The last one to be cancelled waits for what comes of it.
    private func cancel(_ number: Int) {
        if let work, followers.map(\.number) == [number] { work.cancel() } else { leave(number, isLate: false) }
    }

    private func leave(_ number: Int, isLate: Bool) {
        guard let index = followers.firstIndex(where: { $0.number == number }) else { return }
        let error: any Error = isLate ? RouteError.timedOut(place.name, route: router.route) : CancellationError()
        followers.remove(at: index).continuation.resume(throwing: error)
        guard followers.isEmpty else { return }
        finish(.failure(error))
        // Its work may never end.
        endAction()
    }

    // MARK: - The work

    private func takeTurn() {
        hasTurn = true
        if result != nil {
            // Nobody waited so long.
            passTurn()
        } else if let openPlace = router.openPlace, openPlace.address == address {
            finish(.success(openPlace))
        } else {
            start(on: router.interactable)
            if !isStarted { finish(.failure(notOpened)) }
        }
    }

    override func didStart(on interactor: Interactor) {
        LeakDetector.actionBegins()
        isAction = true
        work = Task {
            if result == nil { await open() }
            endAction()
        }
    }

    override func didStop() {
        finish(.failure(notOpened))
    }

    private func open() async {
        // Not held: it is on its way out.
        weak let previous = router.openPlace
        do {
            try await place.open(address.count > 1 ? address[1] : "")
        } catch {
            return finish(.failure(error))
        }
        let child = router.openPlace
        guard let child, child !== previous, child.interactable.isActive, child.address.first == place.name else {
            return finish(.failure(notOpened))
        }
        finish(.success(child))
    }

    private func endAction() {
        guard isAction else { return }
        isAction = false
        LeakDetector.actionEnds()
    }

    private func finish(_ result: Result<AnyRouter, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        work?.cancel()
        stop()
        for follower in followers { follower.continuation.resume(with: result) }
        followers = []
        if hasTurn { passTurn() }
    }

    private func passTurn() {
        if let next { next.takeTurn() } else { Self.latest[ObjectIdentifier(router)] = nil }
        next = nil
    }
}
