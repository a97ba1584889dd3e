/// The error of a double that was called before the test had set the result of the call.
///
/// Creating the error fails the running test. What happens next depends on the call: a throwing call throws the error,
/// a call whose result has an empty value returns that value, and any other call stops the program.
public struct UnsetResult: Error, CustomStringConvertible {
    /// The name of the double, the property to set, and the call that needed the property.
    public let description: String

    private let isRecorded: Bool

    /// Creates the error and fails the running test.
    public init(_ description: String) {
        self.description = description
        // Cast at run time, because the type conforms only in tests.
        let test: Any.Type = RunningTest.self
        let recorder = test as? any IssueRecorder.Type
        recorder?.record(description)
        isRecorded = recorder != nil
    }

    /// Returns the empty value, so that the test continues. Outside a test, stops the program.
    public func instead<Value>(_ empty: Value) -> Value {
        guard isRecorded else { stop() }
        return empty
    }

    /// Stops the program with the description, for a call whose result has no empty value.
    public func stop() -> Never {
        preconditionFailure(description)
    }
}
