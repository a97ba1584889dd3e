/// A type that fails the running test. The only implementation is in DoublesTesting, and only test targets depend on
/// that module. So doubles use Swift Testing in tests, and examples run without Swift Testing.
public protocol IssueRecorder {
    /// Fails the running test with a message.
    static func record(_ issue: String)
}

/// The type that represents the running test. The module DoublesTesting adds the conformance to ``IssueRecorder``.
public enum RunningTest {}
