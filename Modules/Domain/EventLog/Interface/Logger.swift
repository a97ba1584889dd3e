/// Logs the events of features. The app chooses the implementation.
public protocol Logger: Sendable {
    /// Logs an event. Returns at once, and reports no errors, because a failure of logging must not disturb the user.
    func log(_ event: Event)
}
