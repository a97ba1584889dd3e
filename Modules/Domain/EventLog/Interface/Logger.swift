/// Where features say what happened. The App chooses what becomes of it.
public protocol Logger: Sendable {
    /// Takes an event. Returns at once, and never fails: what happened has happened, whether or not it can be kept.
    func log(_ event: Event)

    /// Takes the events of an edit within its transaction, which stores them. If it fails, they are dropped.
    func log(ofEdit events: [Event])
}
