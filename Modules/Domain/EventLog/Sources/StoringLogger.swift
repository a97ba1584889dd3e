import Cancellation
package import EventLogDomainInterface
import Synchronization
package import Time

/// Stores events in the background, or all of them at the end.
///
/// An event that cannot be stored now is stored with the next one. When there are very many of those, the oldest are
/// given up.
package final class StoringLogger: Logger {
    /// The most events that wait for a store that fails.
    package static let mostWaiting = 10_000

    private static let lastTries = 10

    private struct Waiting {
        var events: [LoggedEvent] = []
        /// The write that was asked for last; writes come one after the other.
        var write: Task<Void, Never>?
        /// Whether that write has yet to take the events that wait.
        var isAskedFor = false
    }

    private let repository: any EventLogRepository
    private let now: @Sendable () -> Timestamp
    /// Whether events are buffered until the log is read or closed.
    private let storesLate: Bool
    private let waiting = Mutex(Waiting())

    /// A logger over a repository. With `storesLate`, events are buffered and stored in one write when the log is read or
    /// closed, without a task: for a run of one command.
    package init(
        repository: any EventLogRepository, now: @escaping @Sendable () -> Timestamp, storesLate: Bool = false
    ) {
        (self.repository, self.now, self.storesLate) = (repository, now, storesLate)
    }

    package func log(_ event: Event) {
        let logged = LoggedEvent(time: now(), event: event)
        waiting.withLock { waiting in
            waiting.events.append(logged)
            if !storesLate, !waiting.isAskedFor { askForWrite(&waiting) }
        }
    }

    /// Waits until all that was logged before is stored, or could not be. Called before the log is read.
    package func flush() async {
        if storesLate { return await write() }
        let write = waiting.withLock { waiting in
            if !waiting.isAskedFor, !waiting.events.isEmpty { askForWrite(&waiting) }
            return waiting.write
        }
        await write?.value
    }

    /// The same with more patience, because there is no next time: other programs may be writing. Called at the end.
    package func finish() async {
        for _ in 0..<Self.lastTries {
            await flush()
            if waiting.withLock(\.events.isEmpty) { return }
        }
    }

    private func askForWrite(_ waiting: inout Waiting) {
        waiting.isAskedFor = true
        // It goes on beside the command that logs, and is none of its steps.
        waiting.write = CancellationSteps.$current.withValue(nil) {
            Task { [previous = waiting.write] in
                await previous?.value
                await write()
            }
        }
    }

    private func write() async {
        let events = waiting.withLock { waiting in
            defer { (waiting.events, waiting.isAskedFor) = ([], false) }
            return waiting.events
        }
        do {
            if !events.isEmpty { try await repository.append(events) }
        } catch {
            waiting.withLock { $0.events = Array((events + $0.events).suffix(Self.mostWaiting)) }
        }
    }
}
