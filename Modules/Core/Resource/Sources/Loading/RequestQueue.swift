/// The queue of a store's requests. It starts the most urgent requests first, and limits how many are in flight: one
/// for each resource, and ``ResourceSettings/requestsAtOnce`` in total.
@MainActor final class RequestQueue {
    let settings: ResourceSettings
    let timers: Timers
    /// The random source for the delays between attempts.
    var random: any RandomNumberGenerator
    /// A closure that receives `online` after each successful attempt, before the value is delivered, and `offline`
    /// when a request fails because the source is unreachable.
    var connectionSeen: (ResourceConnection) -> Void = { _ in }
    /// A closure that returns whether the source of the resources is known to be unreachable.
    var isOffline: () -> Bool = { false }

    /// The queues by priority, the lowest first.
    private var lines = ResourcePriority.allCases.map { _ in Line<Request>() }
    /// The requests in flight, including canceled ones that have not returned.
    private var running: [ResourcePath: Request] = [:]
    private var blocked: [ResourcePath: Request] = [:]
    var resting: [ObjectIdentifier: Request] = [:]

    init(settings: ResourceSettings, timers: Timers, random: any RandomNumberGenerator) {
        (self.settings, self.timers, self.random) = (settings, timers, random)
    }

    isolated deinit {
        for request in running.values { if case .running(let task) = request.place { task.cancel() } }
    }

    /// The number of requests in flight.
    var runningCount: Int { running.count }
    /// The number of queued requests, without those that are blocked or wait for the next attempt.
    var waitingCount: Int { lines.reduce(0) { $0 + $1.count } }

    func add(_ request: Request) {
        enqueue(request)
        startWaiting()
    }

    /// Changes the priority of a request, and its position in the queue if it is waiting.
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

    /// Removes a request from the queue, or cancels its task if it is in flight.
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

    /// Starts waiting requests, the most urgent first, until the maximum number is in flight.
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
        // Detached, because the request belongs to no single waiting task.
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
