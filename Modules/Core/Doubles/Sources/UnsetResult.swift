/// The error of a double whose result was not set before it was needed.
///
/// Creating one fails the running test. What follows depends on the call: a throwing one throws it, one whose result
/// has an empty value returns that, and any other stops the program.
public struct UnsetResult: Error, CustomStringConvertible {
    /// The double, the property to set, and the call that needed it.
    public let description: String

    private let isRecorded: Bool

    /// Creates the error and fails the running test.
    public init(_ description: String) {
        self.description = description
        // Asked when it runs, as only tests conform the type.
        let test: Any.Type = RunningTest.self
        let recorder = test as? any IssueRecorder.Type
        recorder?.record(description)
        isRecorded = recorder != nil
    }

    /// Returns the empty value, so that the test continues. Outside of a test the program stops.
    public func instead<Value>(_ empty: Value) -> Value {
        guard isRecorded else { stop() }
        return empty
    }

    /// Stops the program, for a call whose result has no empty value.
    public func stop() -> Never {
        preconditionFailure(description)
    }
}
