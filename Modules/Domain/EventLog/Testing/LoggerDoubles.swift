package import EventLogDomainInterface
import JSON
import Synchronization

/// Keeps what was logged, for tests.
package final class LoggerSpy: Logger {
    private struct Logged {
        var events: [(number: Int, event: Event)] = []
        var count = 0

        mutating func add(_ event: Event) {
            events.append((count, event))
            count += 1
        }
    }

    private let logged = Mutex(Logged())

    package init() {}

    /// All that was logged and not taken back, in order.
    package var events: [Event] { logged.withLock { $0.events.map(\.event) } }

    package func log(_ event: Event) {
        logged.withLock { $0.add(event) }
    }

    package func log(ofEdit events: [Event]) -> @Sendable () -> Void {
        let numbers = logged.withLock { logged in
            let first = logged.count
            for event in events { logged.add(event) }
            return first..<logged.count
        }
        return { [self] in logged.withLock { $0.events.removeAll { numbers.contains($0.number) } } }
    }
}

/// Shows a developer what is logged, a line each. For examples.
package struct ConsoleLogger: Logger {
    package init() {}

    package func log(_ event: Event) {
        let properties = JSONValue.object(event.properties).text
        print("log: \(event.kind.rawValue) \(properties)")
    }

    /// What is taken back was shown.
    package func log(ofEdit events: [Event]) -> @Sendable () -> Void {
        for event in events { log(event) }
        return {}
    }
}
