/// One request for a resource, with all its tries.
@MainActor final class Request {
    /// Hands an answer over.
    typealias Delivery = @MainActor @Sendable () -> Void
    /// One try.
    typealias Work = @Sendable () async throws -> Delivery

    /// Where the request is.
    enum Place {
        /// Not in the queue, or no longer.
        case outside
        /// In the line of its priority.
        case waiting(ticket: Int)
        /// An earlier request for the same resource, which was cancelled, has not returned.
        case blocked
        /// In flight.
        case running(Task<Void, Never>)
        /// Between two tries.
        case resting(timer: Int)
    }

    /// Which resource it is for.
    let path: ResourcePath
    let work: Work
    /// Takes the answer or the last failure. Not called after a cancellation.
    let ended: (Result<Delivery, ResourceFailure>) -> Void

    var priority: ResourcePriority
    var place = Place.outside
    var failures = 0
    var isCancelled = false
    /// Why the last try failed.
    var lastFailure = ResourceFailure.Kind.permanent

    init(
        for path: ResourcePath, priority: ResourcePriority, work: @escaping Work,
        ended: @escaping (Result<Delivery, ResourceFailure>) -> Void
    ) {
        (self.path, self.priority, self.work, self.ended) = (path, priority, work, ended)
    }
}
