/// Fails the running test. DoublesTesting has the only implementation, and only test targets depend on it: so a double
/// reaches Swift Testing in tests, and an example runs where Swift Testing is not installed.
public protocol IssueRecorder {
    /// Fails the test with a message.
    static func record(_ issue: String)
}

/// The running test. In test programs it conforms to ``IssueRecorder``.
public enum RunningTest {}
