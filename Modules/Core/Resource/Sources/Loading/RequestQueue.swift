/// The requests of a store: the most urgent first, a limited number at once, one for each resource.
@MainActor final class RequestQueue {
    let settings: ResourceSettings
    let timers: Timers
    /// The source of chance for the waits between tries.
    var random: any RandomNumberGenerator
    /// Takes the news of each try: whether the outside was reached. An answer says so before it is delivered.
    var connectionSeen: (ResourceConnection) -> Void = { _ in }
    /// Whether the outside is known to be out of reach.
    var isOffline: () -> Bool = { false }

    /// By priority, the least urgent first.
    private var lines = ResourcePriority.allCases.map { _ in Line<Request>() }
    /// In flight, also after their cancellation until they return.
    private var running: [ResourcePath: Request] = [:]
    private var blocked: [ResourcePath: Request] = [:]
    var resting: [ObjectIdentifier: Request] = [:]

    init(settings: ResourceSettings, timers: Timers, random: any RandomNumberGenerator) {
        (self.settings, self.timers, self.random) = (settings, timers, random)
    }

    isolated deinit {
        for request in running.values { if case .running(let task) = request.place { task.cancel() } }
    }

    /// How many requests are in flight.
    var runningCount: Int { running.count }
    /// How many requests could start if there were room.
    var waitingCount: Int { lines.reduce(0) { $0 + $1.count } }

    func add(_ request: Request) {
        enqueue(request)
        startWaiting()
    }

    /// Changes how urgent a request is.
    func setPriority(_ priority: ResourcePriority, of request: Request) {
        guard request.priority != priority else { return }
        if case .waiting(let ticket) = request.place {
            _ = lines[request.priority.rawValue].remove(ticket)
            request.priority = priority
            enqueue(request)
        } else {
            request.priority = priority
        }
    }

    /// Takes a request out, or cancels it if it is in flight.
    func cancel(_ request: Request) {
        request.isCancelled = true
        switch request.place {
        case .outside: break
        case .waiting(let ticket): _ = lines[request.priority.rawValue].remove(ticket)
        case .blocked: blocked[request.path] = nil
        case .running(let task): return task.cancel()
        case .resting(let timer):
            timers.cancel(timer)
            resting[ObjectIdentifier(request)] = nil
        }
        request.place = .outside
    }

    func enqueue(_ request: Request) {
        request.place = .waiting(ticket: lines[request.priority.rawValue].append(request))
    }

    /// Starts as many requests as there is room for.
    func startWaiting() {
        while running.count < settings.requestsAtOnce, let request = popMostUrgent() {
            if running[request.path] != nil {
                blocked[request.path] = request
                request.place = .blocked
            } else {
                start(request)
            }
        }
    }

    private func popMostUrgent() -> Request? {
        for index in lines.indices.reversed() {
            if let request = lines[index].popFirst() { return request }
        }
        return nil
    }

    private func start(_ request: Request) {
        running[request.path] = request
        let work = request.work
        // Detached: it belongs to no single one of those who wait.
        let task = Task.detached(priority: request.priority == .ahead ? .low : .medium) { [weak self] in
            let result: Result<Request.Delivery, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            await self?.returned(request, result)
        }
        request.place = .running(task)
    }

    private func returned(_ request: Request, _ result: Result<Request.Delivery, any Error>) {
        running[request.path] = nil
        request.place = .outside
        if let next = blocked.removeValue(forKey: request.path) { enqueue(next) }
        if !request.isCancelled { settle(request, result) }
        startWaiting()
    }
}
