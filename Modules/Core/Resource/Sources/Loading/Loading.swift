import Synchronization

/// Loads a resource from outside the process, off the main actor.
///
/// It belongs to all tasks that wait for the resource, and to none in particular: it does not see their task-local
/// values. It is cancelled when the last of them stops waiting, and must return then: until it does, it counts as in
/// flight.
public typealias ResourceLoad<Value: Equatable & Sendable> = @Sendable (Loading<Value>) async throws -> Value

/// A request as its loader sees it.
public struct Loading<Value: Equatable & Sendable>: Sendable {
    /// The previous value, if there is one.
    public let previous: Value?

    let progress: ProgressMailbox

    /// Reports the progress of the request. Of many reports in a short time, only the last is delivered.
    public func report(_ progress: ResourceProgress) {
        self.progress.post(progress)
    }
}

/// Delivers the progress of a request to the main actor. At most one delivery is pending, however often a loader
/// reports.
final class ProgressMailbox: Sendable {
    private struct State {
        var latest: ResourceProgress?
        var isUnderWay = false
    }

    private let state = Mutex(State())
    private let receive: @MainActor @Sendable (ResourceProgress) -> Void

    init(_ receive: @escaping @MainActor @Sendable (ResourceProgress) -> Void) {
        self.receive = receive
    }

    func post(_ progress: ResourceProgress) {
        let isUnderWay = state.withLock { state in
            defer { (state.latest, state.isUnderWay) = (progress, true) }
            return state.isUnderWay
        }
        if !isUnderWay { Task { @MainActor in deliver() } }
    }

    @MainActor private func deliver() {
        let latest = state.withLock { state in
            state.isUnderWay = false
            return state.latest
        }
        if let latest { receive(latest) }
    }
}
