public import Resource
import Synchronization

/// A stub of a source of resources, whose requests a test answers one by one, in any order.
public final class LoaderStub<Value: Equatable & Sendable>: Sendable {
    private struct Call {
        let number: Int
        let name: String
        let loading: Loading<Value>?
        let continuation: CheckedContinuation<Value, any Error>
    }

    private struct State {
        var lastNumber = 0
        var begun: [String] = []
        var cancelled: [String] = []
        var waiting: [Call] = []
    }

    private let state = Mutex(State())
    private let endsWhenCancelled: Bool

    /// Creates a stub without requests.
    ///
    /// - Parameter endsWhenCancelled: whether a canceled request returns at once, as it should.
    public init(endsWhenCancelled: Bool = true) {
        self.endsWhenCancelled = endsWhenCancelled
    }

    /// The names of all requests, in the order in which they began.
    public var begun: [String] { state.withLock(\.begun) }
    /// The names of the requests that were canceled before their answer, in the order of cancellation.
    public var cancelled: [String] { state.withLock(\.cancelled) }
    /// The names of the requests that await an answer, in the order in which they began.
    public var waiting: [String] { state.withLock { $0.waiting.map(\.name) } }

    /// Returns a loader whose requests have the given name.
    public func loader(_ name: String) -> ResourceLoad<Value> { { try await self.load(name, $0) } }

    /// Makes a request with the given name and waits for its answer, for use cases that do not use resources.
    public func answer(to name: String) async throws -> Value { try await load(name, nil) }

    /// Answers the first waiting request with the given name.
    ///
    /// - Returns: `false` if there is no such request.
    @discardableResult public func answer(_ name: String, _ value: Value) -> Bool {
        guard let call = take(name) else { return false }
        call.continuation.resume(returning: value)
        return true
    }

    /// Fails the first waiting request with the given name.
    ///
    /// - Returns: `false` if there is no such request.
    @discardableResult public func fail(_ name: String, _ error: any Error) -> Bool {
        guard let call = take(name) else { return false }
        call.continuation.resume(throwing: error)
        return true
    }

    /// Reports progress for the first waiting request with the given name, if any.
    public func report(_ name: String, _ progress: ResourceProgress) {
        let call = state.withLock { state in state.waiting.first { $0.name == name } }
        call?.loading?.report(progress)
    }

    private func load(_ name: String, _ loading: Loading<Value>?) async throws -> Value {
        let number = state.withLock { state in
            state.lastNumber += 1
            state.begun.append(name)
            return state.lastNumber
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let call = Call(number: number, name: name, loading: loading, continuation: continuation)
                state.withLock { $0.waiting.append(call) }
                if Task.isCancelled { cancel(number) }
            }
        } onCancel: {
            cancel(number)
        }
    }

    private func take(_ name: String) -> Call? {
        state.withLock { state in
            state.waiting.firstIndex { $0.name == name }.map { state.waiting.remove(at: $0) }
        }
    }

    private func cancel(_ number: Int) {
        let call: Call? = state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
            state.cancelled.append(state.waiting[index].name)
            return endsWhenCancelled ? state.waiting.remove(at: index) : nil
        }
        call?.continuation.resume(throwing: CancellationError())
    }
}

/// The error with which a test fails a request of a ``LoaderStub``.
public struct LoaderFailure: LoadingError, CustomStringConvertible {
    /// An error after which a retry can help.
    public static let transient = LoaderFailure(isTransient: true)
    /// An error after which the same request fails again.
    public static let permanent = LoaderFailure(isTransient: false)

    /// Whether the same request may succeed after a while.
    public let isTransient: Bool

    /// The text of the error.
    public var description: String { "the outside has failed" }
}

extension ResourceStore {
    /// Waits until the store waits only for the test: all requests in flight await an answer, and the disk is idle.
    ///
    /// - Throws: `CancellationError` when the test is canceled, such as by its time limit.
    public func settle<Value>(_ outside: LoaderStub<Value>) async throws {
        while !isDiskIdle || requestsInFlight != outside.waiting.count {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}
