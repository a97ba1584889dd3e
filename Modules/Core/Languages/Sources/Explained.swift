/// An error that tells a person what happened and what to do, in every language. Its description, for logs, is the
/// English text.
public protocol Explained: Error, CustomStringConvertible {
    /// One line for a person.
    var explanation: Phrase { get }
}

extension Explained {
    /// The English text.
    public var description: String { explanation.english }
}

extension Phrase {
    /// What an error says. One that has no phrase says its description. Called where an error becomes a line.
    public init(of error: any Error) {
        self = (error as? any Explained)?.explanation ?? Phrase(verbatim: "\(error)")
    }
}
