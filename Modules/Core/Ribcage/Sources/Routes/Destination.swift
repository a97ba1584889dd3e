public import Basics

/// The description of a place for help, completion and manual: its name, the value it takes, and a summary.
///
/// A ``Way`` or ``Plugin`` has its destination before a ``Place`` is made of it, because the manual is generated
/// without building the tree of RIBs.
public struct Destination: Sendable {
    /// The first segment of the place's address.
    public let name: String
    /// The placeholder of the second segment, such as `position`; `nil` for a place that has no second segment.
    public let value: Phrase?
    /// The number of words after the name that belong to the value.
    public let extent: Extent
    /// The maximum number of words in one value, such as 2 for `last month`.
    package private(set) var mostWords = 1
    /// All valid second segments; empty if they are not known.
    public let candidates: [String]
    /// An example of a second segment.
    public let example: Phrase?
    /// A summary of the place in a few words.
    public let summary: Phrase
    /// Whether a user may type a number alone, without ``name``, to go to the place with that number as its value.
    public let isByNumber: Bool
    /// A closure that throws the error for a text that is no value of the place; `nil` if only the open place knows.
    private var checkText: (@Sendable (String) throws -> Void)?

    /// The number of words in a value. In a route, a value is always one segment.
    public enum Extent: Hashable, Sendable {
        /// Exactly one word, or the words of one value such as `last month`.
        case word
        /// One word, or the words of one value, or none. Without a word, the value is parsed from an empty text.
        case optionalWord
        /// All remaining words, joined by single spaces.
        case allWords
        /// Any number of words, joined by single spaces. Without words, the value is parsed from an empty text.
        case optionalWords

        /// Whether the value may be omitted.
        public var isOptional: Bool { self == .optionalWord || self == .optionalWords }
    }

    /// Creates a destination without a value.
    public init(_ name: String, summary: Phrase) {
        (self.name, value, extent, candidates, example, self.summary) = (name, nil, .word, [], nil, summary)
        isByNumber = false
    }

    /// Creates a destination with a value.
    public init(
        _ name: String, value: Phrase, _ extent: Extent = .word, candidates: [String] = [],
        example: Phrase? = nil, summary: Phrase, byNumber: Bool = false
    ) {
        (self.name, self.value, self.extent, self.candidates) = (name, value, extent, candidates)
        (self.example, self.summary, isByNumber) = (example, summary, byNumber)
    }

    /// Creates a destination with a value, described by the place's address.
    public init<Value>(_ address: Address<Value>, summary: Phrase, byNumber: Bool = false) {
        let argument = address.argument
        self.init(
            address.name, value: argument.name, address.extent, candidates: argument.candidates,
            example: argument.example, summary: summary, byNumber: byNumber)
        mostWords = argument.mostWords
        checkText = { _ = try argument.read($0) }
    }

    /// Checks the text of a value as far as that is possible before the place opens.
    ///
    /// - Throws: ``RouteError/wrongValue(place:reason:ambiguity:)``.
    package func check(_ text: String) throws(RouteError) {
        do { try checkText?(text) } catch { throw .wrongValue(of: name, error) }
    }

    /// The usage, such as `subgoal <position>`, `stale [<days>]`, `search <words…>`, or `list [<filter…>]`.
    public var usage: Phrase {
        guard let value else { return Phrase(verbatim: name) }
        switch extent {
        case .word: return Phrase(pattern: "\(name) <\(value)>")
        case .optionalWord:
            return Phrase(pattern: "\(name) [<\(value)>]")
        case .allWords: return Phrase(pattern: "\(name) <\(value)…>")
        case .optionalWords: return Phrase(pattern: "\(name) [<\(value)…>]")
        }
    }
}
