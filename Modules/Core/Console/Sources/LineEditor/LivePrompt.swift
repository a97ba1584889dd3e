import Synchronization

/// The last row of a prompt, whose text can change while a line is typed after it, such as one with a running timer.
///
/// The typed text and the cursor stay unchanged. A terminal without line editing shows only the first text.
public final class LivePrompt: Sendable {
    private struct State {
        var text: String
        var isNew = false
        var rings = false
        /// A closure that wakes the editor after a change; `nil` while no editor shows the prompt.
        var wake: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>

    /// Creates a live prompt with its first text, which must fit in one row.
    public init(_ text: String) {
        state = Mutex(State(text: text))
    }

    /// The current text.
    public var text: String { state.withLock(\.text) }

    /// Changes the text, which must fit in one row, and rings the terminal's bell if `ringing`.
    public func show(_ text: String, ringing: Bool = false) {
        state.withLock { state in
            if text != state.text { (state.text, state.isNew) = (text, true) }
            state.rings = state.rings || ringing
            if state.isNew || state.rings { state.wake?() }
        }
    }

    /// Calls `wake` whenever the text changes or the bell must ring, until ``detach()``.
    package func attach(_ wake: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = wake }
    }

    package func detach() {
        state.withLock { $0.wake = nil }
    }

    /// Returns the changes since the last call: the text, or `nil` if it is the same, and whether the bell must ring.
    package func takeChange() -> (text: String?, rings: Bool) {
        state.withLock { state in
            defer { (state.isNew, state.rings) = (false, false) }
            return (state.isNew ? state.text : nil, state.rings)
        }
    }
}
