/// A request for a resource, including all attempts to load it.
@MainActor final class Request {
    /// A closure that delivers the loaded value to the store.
    typealias Delivery = @MainActor @Sendable () -> Void
    /// A closure that makes one attempt to load the resource, and returns the closure that delivers the value.
    typealias Work = @Sendable () async throws -> Delivery

    /// The state of a request.
    enum Place {
        /// Neither queued nor in flight.
        case outside
        /// In the queue of its priority.
        case waiting(ticket: Int)
        /// Blocked by an earlier request for the same resource, which was canceled but has not returned.
        case blocked
        /// In flight.
        case running(Task<Void, Never>)
        /// Waiting after a failed attempt, until the timer with this number begins the next one.
        case resting(timer: Int)
    }

    /// The path of the requested resource.
    let path: ResourcePath
    let work: Work
    /// A closure that receives the result of the request: the closure that delivers the value, or the failure of the
    /// last attempt. It is not called after a cancellation.
    let ended: (Result<Delivery, ResourceFailure>) -> Void

    var priority: ResourcePriority
    var place = Place.outside
    var failures = 0
    var isCancelled = false
    /// The kind of the last attempt's failure. Meaningless if `failures` is 0.
    var lastFailure = ResourceFailure.Kind.permanent

    init(
        for path: ResourcePath, priority: ResourcePriority, work: @escaping Work,
        ended: @escaping (Result<Delivery, ResourceFailure>) -> Void
    ) {
        (self.path, self.priority, self.work, self.ended) = (path, priority, work, ended)
    }
}
