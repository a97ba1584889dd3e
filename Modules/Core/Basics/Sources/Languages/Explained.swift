/// An error that tells a person what happened and what to do, in every language. Its description, for logs, is the
/// message in English.
public protocol Explained: Error, CustomStringConvertible {
    /// The message: one line that says what happened and what to do.
    var explanation: Phrase { get }
    /// What ambiguous words can mean, so that a person at a prompt can choose; by default `nil`.
    var ambiguity: Ambiguity? { get }
}

extension Explained {
    /// The message in English.
    public var description: String { explanation.english }
    /// No words are ambiguous.
    public var ambiguity: Ambiguity? { nil }
}

extension Phrase {
    /// Creates the message of an error. For an error that is not ``Explained``, the message is the error's description
    /// in every language.
    public init(of error: any Error) {
        self = (error as? any Explained)?.explanation ?? Phrase(verbatim: "\(error)")
    }
}
