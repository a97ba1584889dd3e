/// The calls that doubles of one test received, in order. Doubles that share a log show the order among them.
@MainActor public final class CallLog {
    /// What was called, first call first.
    public private(set) var calls: [String] = []

    /// Called by a test.
    public init() {}

    /// Called by a double for each call that it receives.
    public func record(_ call: String) { calls.append(call) }

    /// The calls so far; forgets them, so that a test can look at one step at a time.
    public func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}
