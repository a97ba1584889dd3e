import Arguments
public import Languages

/// The description of a place for help, completion and manual: its name, the value it takes, and a summary.
///
/// A router that also says it in a manual declares its signposts apart from the ``Place``s that they lead to, because a
/// manual is written without a tree.
public struct Signpost: Hashable, Sendable {
    /// The first segment of the place's address.
    public let name: String
    /// The placeholder of the second segment, such as `position`; `nil` for a place that has no second segment.
    public let value: Phrase?
    /// How many of the words that a person types after the name belong to the value.
    public let extent: Extent
    /// All second segments, when they are known.
    public let candidates: [String]
    /// A second segment, as an example.
    public let example: Phrase?
    /// A summary of the place, in a few words.
    public let summary: Phrase
    /// Whether a number typed alone, where the way begins, leads there.
    public let isByNumber: Bool

    /// How many words a value has. As a segment of a route it is always one.
    public enum Extent: Hashable, Sendable {
        /// One, which has to be there.
        case word
        /// One, or none: the value is read from an empty text then.
        case optionalWord
        /// All that are left, with one space between them.
        case allWords
        /// Any number of them, with one space between: the value is read from an empty text where there is none.
        case optionalWords

        /// Whether the value may be left out.
        public var isOptional: Bool { self == .optionalWord || self == .optionalWords }
    }

    /// A signpost to a place that is there once.
    public init(_ name: String, summary: Phrase) {
        (self.name, value, extent, candidates, example, self.summary) = (name, nil, .word, [], nil, summary)
        isByNumber = false
    }

    /// A signpost to a place that is there once for each value.
    public init(
        _ name: String, value: Phrase, _ extent: Extent = .word, candidates: [String] = [],
        example: Phrase? = nil, summary: Phrase, byNumber: Bool = false
    ) {
        (self.name, self.value, self.extent, self.candidates) = (name, value, extent, candidates)
        (self.example, self.summary, isByNumber) = (example, summary, byNumber)
    }

    /// The description of a place that exists once for each value, by its address.
    public init<Value>(_ address: Address<Value>, summary: Phrase, byNumber: Bool = false) {
        let argument = address.argument
        self.init(
            address.name, value: argument.name, address.extent, candidates: argument.candidates,
            example: argument.example, summary: summary, byNumber: byNumber)
    }

    /// How a person writes it: `subgoal <position>`, `stale [<days>]`, `search <words…>`, `list [<filter…>]`.
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
