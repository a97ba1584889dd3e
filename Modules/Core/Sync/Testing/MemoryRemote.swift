import Basics
public import Journal
public import Sync
import Synchronization

/// A remote in memory, for tests. It can be made to fail at any of its steps, before or after the step is done.
public final class MemoryRemote: Remote {
    /// The loss of the remote.
    public struct Failure: Error, Equatable {}

    private struct State {
        var identity: String?
        /// The parts of the edits, by their keys.
        var edits: [EditKey: [SharedEdit]] = [:]
        var stepsToFailure: Int?
    }

    /// The name of the remote.
    public let name: String
    private let batch: Int
    private let state = Mutex(State())

    /// Creates an empty remote.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - batch: the number of edits that are read at once, 1 or more.
    public init(_ name: String = "memory", batch: Int = .max) {
        (self.name, self.batch) = (name, batch)
    }

    /// The keys of the edits that the remote has.
    public var keys: Set<EditKey> { state.withLock { Set($0.edits.keys) } }

    /// Fails once, after a number of further steps.
    public func fail(after steps: Int?) {
        state.withLock { $0.stepsToFailure = steps }
    }

    /// Loses everything, and its identity.
    public func empty() {
        state.withLock { $0 = State() }
    }

    private func step() throws {
        try state.withLock { state in
            guard let left = state.stepsToFailure else { return }
            state.stepsToFailure = left == 0 ? nil : left - 1
            if left == 0 { throw Failure() }
        }
    }

    /// Reads in batches, with a step for the beginning and one for each batch.
    public func read(
        from position: String, after heads: [Int64: Int64], _ take: (RemoteReading) async throws -> Set<Int64>
    ) async throws {
        try step()
        let (identity, edits) = state.withLock { ($0.identity, $0.edits) }
        _ = try await take(.identities(identity.map { [$0] } ?? []))
        var keys = edits.keys.sorted().filter { $0.sequence > heads[$0.replica] ?? 0 }[...]
        while !keys.isEmpty {
            try step()
            _ = try await take(.edits(keys.prefix(batch).flatMap { edits[$0] ?? [] }) { _ in "read" })
            keys = keys.dropFirst(batch)
        }
    }

    /// Adds all edits or none, with a step before and one after.
    public func add(
        _ edits: [SharedEdit], by writer: Int64, to identity: String, at position: String
    ) async throws -> String {
        try step()
        try state.withLock { state in
            let new = Dictionary(grouping: edits, by: \.key)
            let isOther = state.identity.map { $0 != identity } ?? false
            if isOther || new.keys.contains(where: { state.edits[$0] != nil }) { throw RemoteError.taken }
            state.identity = state.identity ?? identity
            state.edits.merge(new) { first, _ in first }
        }
        // The answer is lost.
        try step()
        return position
    }
}
