public import Basics

/// A label before the prompt that changes while a person types, such as the time of a timer.
public struct LiveLabel: Equatable, Sendable {
    /// The label's text, of a few words.
    public let text: Phrase
    /// Whether to alert the person: the terminal's bell rings once when this becomes `true`.
    public let rings: Bool

    /// Creates a label.
    public init(_ text: Phrase, rings: Bool = false) {
        (self.text, self.rings) = (text, rings)
    }
}
