import Synchronization

/// The parameters for reading one line.
public struct LineRequest: Sendable {
    /// The prompt before the line. If it has several lines, only the last is redrawn during editing.
    public let prompt: String
    /// Whether the arrow keys recall earlier commands; `false` for a question, whose answer is not a command.
    public let offersHistory: Bool
    /// The last row of the prompt, if it changes while the line is typed.
    public package(set) var livePrompt: LivePrompt?
    /// The closure that completes the line when Tab is pressed; `nil` for no completion.
    public let completer: Completer?
    /// Whether Tab lists candidates separated by commas instead of in columns, for a screen reader.
    public let isLinear: Bool

    /// Creates a request for one line.
    public init(
        prompt: String, livePrompt: LivePrompt? = nil, offersHistory: Bool = true, completer: Completer? = nil,
        isLinear: Bool = false
    ) {
        (self.prompt, self.livePrompt, self.offersHistory) = (prompt, livePrompt, offersHistory)
        (self.completer, self.isLinear) = (completer, isLinear)
    }
}

/// The effect of Tab on a line.
public struct Completion: Equatable, Sendable {
    /// The suffix of the text before the cursor that is replaced.
    public let replaced: String
    /// The replacement: the common prefix of the candidates.
    public let replacement: String
    /// The candidates; listed at a second Tab if there are several.
    public let candidates: [String]

    /// Creates a completion that replaces a suffix of the text before the cursor.
    public init(replacing replaced: String, with replacement: String, candidates: [String]) {
        (self.replaced, self.replacement, self.candidates) = (replaced, replacement, candidates)
    }
}

/// A closure that completes the text before the cursor, or returns `nil` if there are no candidates. The editor waits for
/// it, and takes no key meanwhile.
public typealias Completer = @MainActor @Sendable (_ textBeforeCursor: String) async -> Completion?

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
