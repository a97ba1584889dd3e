/// The calls that doubles of one test received, in order. Doubles that share a log show the order among them.
///
/// A log holds its doubles. An interactor refers to its listener and its router weakly, so that a double that is made
/// within the call that passes it on would be gone at once.
///
///     let log = CallLog()
///     let interactor = NotesInteractor(listener: NotesListenerSpy(log: log))
@MainActor public final class CallLog {
    /// The calls, which the log shares with its doubles.
    private final class Record {
        var calls: [String] = []
    }

    private let shared: Record
    private var doubles: [AnyObject] = []

    /// An empty log.
    public init() {
        shared = Record()
    }

    /// The same calls, as a double refers to them: without the doubles, which would hold each other.
    public init(ofDouble log: CallLog) {
        shared = log.shared
    }

    /// Holds a double for as long as the log is there.
    public func hold(_ double: AnyObject) { doubles.append(double) }

    /// What was called, first call first.
    public var calls: [String] { shared.calls }

    /// Adds a call.
    public func record(_ call: String) { shared.calls.append(call) }

    /// The calls so far; forgets them, so that a test can look at one step at a time.
    public func take() -> [String] {
        defer { shared.calls = [] }
        return shared.calls
    }
}
