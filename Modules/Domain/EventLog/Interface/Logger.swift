/// The destination of a feature's events. The App chooses the implementation.
public protocol Logger: Sendable {
    /// Logs an event. Returns at once, and never fails: a logging error must not affect the person.
    func log(_ event: Event)

    /// Logs the events of an edit within its transaction, which stores them. If the transaction fails, they are
    /// dropped.
    func log(ofEdit events: [Event])
}
