/// A request for one line.
public struct LineRequest: Sendable {
    /// The prompt before the line. If it has several lines, only the last is redrawn during editing.
    public let prompt: String
    /// Whether the arrow keys recall earlier commands. A question does not offer them, as they are not answers.
    public let offersHistory: Bool
    /// The last row of the prompt, if it changes while the line is typed.
    public let livePrompt: LivePrompt?
    /// Completes the line at Tab.
    public let completer: Completer?
    /// Whether a screen reader reads the terminal: Tab lists candidates without columns.
    public let isLinear: Bool

    /// Returns the request with a live prompt.
    package func with(_ livePrompt: LivePrompt) -> LineRequest {
        LineRequest(
            prompt: prompt, livePrompt: livePrompt, offersHistory: offersHistory, completer: completer,
            isLinear: isLinear)
    }

    /// A request for the next line.
    public init(
        prompt: String, livePrompt: LivePrompt? = nil, offersHistory: Bool = true, completer: Completer? = nil,
        isLinear: Bool = false
    ) {
        (self.prompt, self.livePrompt, self.offersHistory) = (prompt, livePrompt, offersHistory)
        (self.completer, self.isLinear) = (completer, isLinear)
    }
}
