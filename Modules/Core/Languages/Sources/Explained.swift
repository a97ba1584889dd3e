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
    /// The explanation of an error, or its description if it has none.
    public init(of error: any Error) {
        self = (error as? any Explained)?.explanation ?? Phrase(verbatim: "\(error)")
    }
}
