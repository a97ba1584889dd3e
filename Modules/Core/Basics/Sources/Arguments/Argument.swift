/// The definition of a typed value on a command line: its name, its parser, its candidates, and an example. Each kind
/// of value is declared once, and used for the arguments of commands and for the addresses of places.
///
///     extension Argument where Value == Position {
///         public static var position: Argument { Argument(MandalartPhrases.position, example: "1", Position.init) }
///     }
public struct Argument<Value>: Sendable {
    /// The placeholder in a usage line, without brackets, such as `position`.
    public let name: Phrase
    /// The texts that completion offers; empty if the valid texts are not known.
    public let candidates: [String]
    /// Whether only the candidates are valid. If so, a person who is asked for the value may also answer with the
    /// number or an unambiguous part of a candidate.
    package let isChoice: Bool
    /// An example of a valid text.
    public let example: Phrase?
    /// The maximum number of words in a value, such as 3 for `3 days ago`.
    public let mostWords: Int
    /// Parses a typed text into a value. If it throws, the user sees the description of the error.
    public let read: @Sendable (String) throws -> Value

    /// Creates an argument with a name and a parser, which may accept texts other than the candidates.
    public init(
        _ name: Phrase, candidates: [String] = [], example: Phrase? = nil, mostWords: Int = 1,
        _ read: @escaping @Sendable (String) throws -> Value
    ) {
        self.init(name, candidates: candidates, isChoice: false, example: example, mostWords: mostWords, read)
    }

    /// Creates an argument with candidates; if `isChoice` is `true`, only they are valid.
    package init(
        _ name: Phrase, candidates: [String], isChoice: Bool, example: Phrase? = nil, mostWords: Int = 1,
        _ read: @escaping @Sendable (String) throws -> Value
    ) {
        (self.name, self.candidates, self.isChoice, self.example) = (name, candidates, isChoice, example)
        (self.mostWords, self.read) = (mostWords, read)
    }

    /// Returns an argument that passes the parsed value to `transform` and yields the result.
    public func map<Other>(_ transform: @escaping @Sendable (Value) throws -> Other) -> Argument<Other> {
        Argument<Other>(
            name, candidates: candidates, isChoice: isChoice, example: example, mostWords: mostWords
        ) { [read] text in
            try transform(try read(text))
        }
    }

    /// A variant of the argument that also accepts a lone `-`, which yields `nil`.
    public var orNone: Argument<Value?> {
        Argument<Value?>(
            name, candidates: candidates, isChoice: false, example: example, mostWords: mostWords
        ) { [read] text in
            text == "-" ? nil : try read(text)
        }
    }
}
