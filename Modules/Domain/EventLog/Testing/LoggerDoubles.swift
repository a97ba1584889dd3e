import Basics
package import EventLogDomainInterface
import Synchronization

/// A logger that records events in memory, for tests.
package final class LoggerSpy: Logger {
    private let logged = Mutex<[Event]>([])

    package init() {}

    /// All logged events, in order.
    package var events: [Event] { logged.withLock(\.self) }

    package func log(_ event: Event) { logged.withLock { $0.append(event) } }
}

/// A logger that prints each event on a line, for examples.
package struct ConsoleLogger: Logger {
    package init() {}

    package func log(_ event: Event) {
        let properties = JSONValue.object(event.properties).text
        print("log: \(event.kind.rawValue) \(properties)")
    }
}
