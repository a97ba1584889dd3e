import Synchronization

/// Loads a resource from outside, off the main actor.
///
/// It belongs to all who wait for the resource, and to no single one: it does not see the task locals of any. It is
/// cancelled when the last of them is gone, and must return then: until it does, it counts as in flight.
public typealias ResourceLoad<Value: Equatable & Sendable> = @Sendable (Loading<Value>) async throws -> Value

/// One request, as its loader sees it.
public struct Loading<Value: Equatable & Sendable>: Sendable {
    /// The value to be replaced, if there is one.
    public let previous: Value?

    let progress: ProgressMailbox

    /// Says how far the request has come. Of many reports in a short time, the last is seen.
    public func report(_ progress: ResourceProgress) {
        self.progress.post(progress)
    }
}

/// The progress of a request on its way to the main actor. There is at most one delivery under way, however often a
/// loader reports.
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
