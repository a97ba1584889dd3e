/// The calls to the doubles of one test, in order. Doubles that share a log show the order of calls among them.
///
/// A log holds its doubles. An interactor refers to its listener and its router weakly, so that a double that is made
/// within the call that passes it on would be gone at once.
///
///     let log = CallLog()
///     let interactor = NotesInteractor(listener: NotesListenerSpy(log: log))
@MainActor public final class CallLog {
    /// The calls, shared between the log and its doubles.
    private final class Record {
        var calls: [String] = []
    }

    private let shared: Record
    private var doubles: [AnyObject] = []

    /// An empty log.
    public init() {
        shared = Record()
    }

    /// A log with the same calls for use in a double. It does not hold the doubles, which would be a retain cycle.
    public init(ofDouble log: CallLog) {
        shared = log.shared
    }

    /// Retains a double for the lifetime of the log.
    public func hold(_ double: AnyObject) { doubles.append(double) }

    /// The calls, oldest first.
    public var calls: [String] { shared.calls }

    /// Adds a call.
    public func record(_ call: String) { shared.calls.append(call) }

    /// Returns and clears the calls so far, so that a test can look at one step at a time.
    public func take() -> [String] {
        defer { shared.calls = [] }
        return shared.calls
    }
}
