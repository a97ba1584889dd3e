/// A request for one line.
public struct LineRequest: Sendable {
    /// The prompt before the line. Of several lines only the last is edited with what is typed.
    public let prompt: String
    /// Whether the commands of before may serve again. They are no answers to a question.
    public let offersHistory: Bool
    /// Completes the line at Tab.
    public let completer: Completer?
    /// Whether a screen reader reads the terminal: what Tab lists is in no columns.
    public let isLinear: Bool

    /// A request for the next line.
    public init(prompt: String, offersHistory: Bool = true, completer: Completer? = nil, isLinear: Bool = false) {
        (self.prompt, self.offersHistory) = (prompt, offersHistory)
        (self.completer, self.isLinear) = (completer, isLinear)
    }
}
