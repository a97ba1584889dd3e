import Synchronization

/// A function that loads a resource from outside the process, off the main actor.
///
/// A load serves all tasks that wait for the resource, so it does not see the task-local values of any of them. The
/// load is canceled when the last of these tasks stops waiting, and must then return. Until it returns, its request
/// counts as in flight.
public typealias ResourceLoad<Value: Equatable & Sendable> = @Sendable (Loading<Value>) async throws -> Value

/// A running request, as its loader sees it: the previous value, and a way to report progress.
public struct Loading<Value: Equatable & Sendable>: Sendable {
    /// The value before the request; `nil` if there was none in memory.
    public let previous: Value?

    let progress: ProgressMailbox

    /// Reports the progress of the request. Of many reports in a short time, only the last is delivered.
    public func report(_ progress: ResourceProgress) {
        self.progress.post(progress)
    }
}

/// A mailbox that delivers the progress of a request to the main actor. At most one delivery is pending, however often
/// a loader reports.
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
