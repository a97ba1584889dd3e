public import Languages

/// The words before the prompt of a screen and changes while a person types, such as the time of a timer.
public struct LiveLabel: Equatable, Sendable {
    /// A few words.
    public let text: Phrase
    /// Whether the person is to be called. The terminal's bell rings once when this becomes `true`.
    public let rings: Bool

    /// A label.
    public init(_ text: Phrase, rings: Bool = false) {
        (self.text, self.rings) = (text, rings)
    }
}
