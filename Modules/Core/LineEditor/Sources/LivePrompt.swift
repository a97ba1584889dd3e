import Synchronization

/// The last row of a prompt that changes while a line is typed behind it, such as one with the time of a timer.
///
/// What is typed, and the cursor in it, stay as they are. A terminal at which no line can be edited shows the first text.
public final class LivePrompt: Sendable {
    private struct State {
        var text: String
        var isNew = false
        var rings = false
        /// Makes the editor take the change.
        var wake: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>

    /// A prompt that begins with a text of one row.
    public init(_ text: String) {
        state = Mutex(State(text: text))
    }

    /// The row as it is now.
    public var text: String { state.withLock(\.text) }

    /// Shows another text of one row, and rings the terminal's bell if that is asked for.
    public func show(_ text: String, ringing: Bool = false) {
        state.withLock { state in
            if text != state.text { (state.text, state.isNew) = (text, true) }
            state.rings = state.rings || ringing
            if state.isNew || state.rings { state.wake?() }
        }
    }

    /// Calls with each change from now on, until ``detach()``.
    package func attach(_ wake: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = wake }
    }

    package func detach() {
        state.withLock { $0.wake = nil }
    }

    /// What changed since the last call: the row, if it did, and whether the bell is to ring.
    package func takeChange() -> (text: String?, rings: Bool) {
        state.withLock { state in
            defer { (state.isNew, state.rings) = (false, false) }
            return (state.isNew ? state.text : nil, state.rings)
        }
    }
}
