/// Fails the running test. DoublesTesting has the one there is, and test targets alone depend on it: so a double
/// reaches Swift Testing in tests, and an example starts where Swift Testing is not installed.
public protocol IssueRecorder {
    /// Fails the test, and says why.
    static func record(_ issue: String)
}

/// The test that runs: in the programs of tests it is an ``IssueRecorder``.
public enum RunningTest {}
