/// A function that loads a resource from outside the process, off the main actor.
///
/// A load serves all consumers of the resource, so it does not see the task-local values of any of their tasks. The
/// load is canceled when the last consumer is gone or the resource expires, and must then return. Until it returns, its
/// request counts as in flight.
public typealias ResourceLoad<Value: Equatable & Sendable> = @Sendable (Loading<Value>) async throws -> Value

/// A running request, as its loader sees it: the previous value, and a way to report progress.
public struct Loading<Value: Equatable & Sendable>: Sendable {
    /// The value before the request; `nil` if there was none in memory.
    public let previous: Value?

    /// Whether the previous value has not expired, and one more page of it is wanted.
    let isExtending: Bool
    let progress: AsyncStream<ResourceProgress>.Continuation

    /// Reports the progress of the request. Of many reports in a short time, only the last is delivered.
    public func report(_ progress: ResourceProgress) { self.progress.yield(progress) }
}
