/// Where features say what happened. The App chooses what becomes of it.
public protocol Logger: Sendable {
    /// Takes an event. Returns at once, and never fails: what happened has happened, whether or not it can be kept.
    func log(_ event: Event)

    /// Takes the events of an edit before its commit, so that the edit's own transaction stores them.
    ///
    /// - Returns: takes the events back, for an edit that fails.
    func log(ofEdit events: [Event]) -> @Sendable () -> Void
}
