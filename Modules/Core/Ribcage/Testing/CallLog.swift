/// The calls to the doubles of one test, in order. Doubles that share a log show the order of calls among them.
///
/// A log retains its doubles, because an interactor refers to its listener and its router weakly. Otherwise, a double
/// created in the call that passes it on would be deallocated at once.
///
///     let log = CallLog()
///     let interactor = NotesInteractor(listener: NotesListenerSpy(log: log))
@MainActor public final class CallLog {
    /// The calls, which a log shares with the logs of its doubles.
    private final class Record {
        var calls: [String] = []
    }

    private let shared: Record
    private var doubles: [AnyObject] = []

    /// Creates an empty log.
    public init() {
        shared = Record()
    }

    /// Creates a log that shares the calls of another log, for use in a double. It does not retain the doubles, because
    /// that would be a retain cycle.
    public init(ofDouble log: CallLog) {
        shared = log.shared
    }

    /// Retains a double for the lifetime of the log.
    public func hold(_ double: AnyObject) { doubles.append(double) }

    /// The calls, oldest first.
    public var calls: [String] { shared.calls }

    /// Adds a call to the log.
    public func record(_ call: String) { shared.calls.append(call) }

    /// Returns and clears the calls so far, so that a test can look at one step at a time.
    public func take() -> [String] {
        defer { shared.calls = [] }
        return shared.calls
    }
}
