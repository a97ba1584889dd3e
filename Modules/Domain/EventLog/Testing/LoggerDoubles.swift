package import EventLogDomainInterface
import JSON
import Platform
import Synchronization

/// Keeps what was logged, for tests.
package final class LoggerSpy: Logger {
    private let logged = Mutex<[Event]>([])

    package init() {}

    /// All that was logged, in order.
    package var events: [Event] { logged.withLock(\.self) }

    package func log(_ event: Event) {
        logged.withLock { $0.append(event) }
    }
}

/// Tells a developer what is logged, a line each on standard error. For examples.
package struct ConsoleLogger: Logger {
    package init() {}

    package func log(_ event: Event) {
        let properties = JSONValue.object(event.properties).text
        // A reader that is gone has no use for it.
        try? StandardStream.error.write("log: \(event.kind.rawValue) \(properties)\n")
    }
}
