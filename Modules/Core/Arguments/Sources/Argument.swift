public import Languages

/// A value as a person types it: what it is called, how it is read, and what can be said of it beforehand. It is declared
/// once for each value, and serves the arguments of commands and the addresses of places alike.
///
///     extension Argument where Value == Position {
///         public static var position: Argument { Argument(MandalartPhrases.position, example: "1", Position.init) }
///     }
public struct Argument<Value>: Sendable {
    /// What stands for it in a usage line, such as `position`.
    public let name: Phrase
    /// All texts that can be typed, when they are known; otherwise none.
    public let candidates: [String]
    /// A text that can be typed.
    public let example: Phrase?
    /// Reads a text. What it throws is what the person is told.
    public let read: @Sendable (String) throws -> Value

    /// An argument that is read from one text.
    public init(
        _ name: Phrase, candidates: [String] = [], example: Phrase? = nil,
        _ read: @escaping @Sendable (String) throws -> Value
    ) {
        (self.name, self.candidates, self.example, self.read) = (name, candidates, example, read)
    }
}
