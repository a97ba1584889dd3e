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
    /// Whether only the candidates are valid. A question then also takes a candidate's number or an unambiguous part of
    /// it.
    package let isChoice: Bool
    /// An example of a valid text.
    public let example: Phrase?
    /// The maximum number of words in a value, such as 3 for `3 days ago`.
    public let mostWords: Int
    /// Parses a word or text. The description of an error is shown to the user.
    public let read: @Sendable (String) throws -> Value

    /// An argument with a name and a parser.
    public init(
        _ name: Phrase, candidates: [String] = [], example: Phrase? = nil, mostWords: Int = 1,
        _ read: @escaping @Sendable (String) throws -> Value
    ) {
        self.init(name, candidates: candidates, isChoice: false, example: example, mostWords: mostWords, read)
    }

    /// An argument with candidates. With `isChoice`, no other value is valid.
    package init(
        _ name: Phrase, candidates: [String], isChoice: Bool, example: Phrase? = nil, mostWords: Int = 1,
        _ read: @escaping @Sendable (String) throws -> Value
    ) {
        (self.name, self.candidates, self.isChoice, self.example) = (name, candidates, isChoice, example)
        (self.mostWords, self.read) = (mostWords, read)
    }

    /// Returns the argument with its value transformed.
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
