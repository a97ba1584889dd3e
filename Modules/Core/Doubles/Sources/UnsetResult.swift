/// A result that a double was asked for before one was set.
///
/// Making one fails the test that runs. What comes next depends on the call: one that may throw throws it, one whose
/// result has an empty value answers that, and any other stops the program.
public struct UnsetResult: Error, CustomStringConvertible {
    /// Which double it is, what to set, and which call asked for it.
    public let description: String

    private let isRecorded: Bool

    /// A result that is not set, which fails the test that runs.
    public init(_ description: String) {
        self.description = description
        // Asked when it runs, as only tests conform the type.
        let test: Any.Type = RunningTest.self
        let recorder = test as? any IssueRecorder.Type
        recorder?.record(description)
        isRecorded = recorder != nil
    }

    /// The empty value, so that the test goes on. Outside of a test the program stops.
    public func instead<Value>(_ empty: Value) -> Value {
        guard isRecorded else { stop() }
        return empty
    }

    /// Stops the program, for a call whose result has no empty value.
    public func stop() -> Never {
        preconditionFailure(description)
    }
}
