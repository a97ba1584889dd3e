public import Languages

/// A typed value on a command line: its name, its parser, its candidates and an example. Each kind of value is declared
/// once, for the arguments of commands and the addresses of places.
///
///     extension Argument where Value == Position {
///         public static var position: Argument { Argument(MandalartPhrases.position, example: "1", Position.init) }
///     }
public struct Argument<Value>: Sendable {
    /// The name in a usage line, such as `position`.
    public let name: Phrase
    /// All valid texts, for completion; empty if they are not known.
    public let candidates: [String]
    /// Whether the value is one of the candidates. The answer to a question may then be a number or a part of one.
    package let isChoice: Bool
    /// A valid text.
    public let example: Phrase?
    /// How many words a value has at most, such as 3 for `3 days ago`.
    public let mostWords: Int
    /// Parses a text. The description of an error is shown to the user.
    public let read: @Sendable (String) throws -> Value

    /// An argument with a name and a parser.
    public init(
        _ name: Phrase, candidates: [String] = [], example: Phrase? = nil, mostWords: Int = 1,
        _ read: @escaping @Sendable (String) throws -> Value
    ) {
        self.init(name, candidates: candidates, isChoice: false, example: example, mostWords: mostWords, read)
    }

    /// An argument that may be a choice.
    package init(
        _ name: Phrase, candidates: [String], isChoice: Bool, example: Phrase? = nil, mostWords: Int = 1,
        _ read: @escaping @Sendable (String) throws -> Value
    ) {
        (self.name, self.candidates, self.isChoice, self.example) = (name, candidates, isChoice, example)
        (self.mostWords, self.read) = (mostWords, read)
    }

    /// The same argument with another value made of its own.
    public func map<Other>(_ transform: @escaping @Sendable (Value) throws -> Other) -> Argument<Other> {
        Argument<Other>(
            name, candidates: candidates, isChoice: isChoice, example: example, mostWords: mostWords
        ) { [read] text in
            try transform(try read(text))
        }
    }

    /// The same argument, where a lone `-` means no value.
    public var orNone: Argument<Value?> {
        Argument<Value?>(
            name, candidates: candidates, isChoice: false, example: example, mostWords: mostWords
        ) { [read] text in
            text == "-" ? nil : try read(text)
        }
    }
}
