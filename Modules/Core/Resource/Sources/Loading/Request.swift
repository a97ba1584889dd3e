/// A request for a resource, with all its attempts.
@MainActor final class Request {
    /// Delivers an answer.
    typealias Delivery = @MainActor @Sendable () -> Void
    /// An attempt.
    typealias Work = @Sendable () async throws -> Delivery

    /// The state of a request.
    enum Place {
        /// Not in the queue.
        case outside
        /// In the queue of its priority.
        case waiting(ticket: Int)
        /// Blocked by an earlier request for the same resource, which was cancelled but has not returned.
        case blocked
        /// In flight.
        case running(Task<Void, Never>)
        /// Waiting for the next attempt.
        case resting(timer: Int)
    }

    /// Which resource it is for.
    let path: ResourcePath
    let work: Work
    /// Receives the answer or the last failure. Not called after a cancellation.
    let ended: (Result<Delivery, ResourceFailure>) -> Void

    var priority: ResourcePriority
    var place = Place.outside
    var failures = 0
    var isCancelled = false
    /// The failure of the last attempt.
    var lastFailure = ResourceFailure.Kind.permanent

    init(
        for path: ResourcePath, priority: ResourcePriority, work: @escaping Work,
        ended: @escaping (Result<Delivery, ResourceFailure>) -> Void
    ) {
        (self.path, self.priority, self.work, self.ended) = (path, priority, work, ended)
    }
}
