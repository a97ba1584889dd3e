/// The parameters for reading one line.
public struct LineRequest: Sendable {
    /// The prompt before the line. If it has several lines, only the last is redrawn during editing.
    public let prompt: String
    /// Whether the arrow keys recall earlier commands; `false` for a question, whose answer is not a command.
    public let offersHistory: Bool
    /// The last row of the prompt, if it changes while the line is typed.
    public let livePrompt: LivePrompt?
    /// The closure that completes the line when Tab is pressed; `nil` for no completion.
    public let completer: Completer?
    /// Whether Tab lists candidates separated by commas instead of in columns, for a screen reader.
    public let isLinear: Bool

    package func with(_ livePrompt: LivePrompt) -> LineRequest {
        LineRequest(
            prompt: prompt, livePrompt: livePrompt, offersHistory: offersHistory, completer: completer,
            isLinear: isLinear)
    }

    /// Creates a request for one line.
    public init(
        prompt: String, livePrompt: LivePrompt? = nil, offersHistory: Bool = true, completer: Completer? = nil,
        isLinear: Bool = false
    ) {
        (self.prompt, self.livePrompt, self.offersHistory) = (prompt, livePrompt, offersHistory)
        (self.completer, self.isLinear) = (completer, isLinear)
    }
}
