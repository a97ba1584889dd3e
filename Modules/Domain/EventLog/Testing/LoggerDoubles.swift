package import EventLogDomainInterface
import JSON
import Synchronization

/// Records the logged events, for tests.
package final class LoggerSpy: Logger {
    private let logged = Mutex<[Event]>([])

    package init() {}

    /// All logged events, in order.
    package var events: [Event] { logged.withLock(\.self) }

    package func log(_ event: Event) { log(ofEdit: [event]) }

    package func log(ofEdit events: [Event]) {
        logged.withLock { $0 += events }
    }
}

/// Prints each logged event on a line, for examples.
package struct ConsoleLogger: Logger {
    package init() {}

    package func log(_ event: Event) {
        let properties = JSONValue.object(event.properties).text
        print("log: \(event.kind.rawValue) \(properties)")
    }

    package func log(ofEdit events: [Event]) {
        for event in events { log(event) }
    }
}
