public import Languages

/// What is said of a place to those who may go there: its name, the value it takes, and what a person finds.
///
/// A router that also says it in a manual declares its signposts apart from the ``Place``s that they lead to, because a
/// manual is written without a tree.
public struct Signpost: Hashable, Sendable {
    /// The first segment of the place's address.
    public let name: String
    /// What the second segment stands for, such as `position`; `nil` for a place that has no second segment.
    public let value: Phrase?
    /// All second segments, when they are known.
    public let candidates: [String]
    /// A second segment, as an example.
    public let example: String?
    /// What a person finds there, in a few words.
    public let summary: Phrase

    /// Called by routers, for a place that is there once.
    public init(_ name: String, summary: Phrase) {
        (self.name, value, candidates, example, self.summary) = (name, nil, [], nil, summary)
    }

    /// Called by routers, for a place that is there once for each value.
    public init(
        _ name: String, value: Phrase, candidates: [String] = [], example: String? = nil, summary: Phrase
    ) {
        (self.name, self.value, self.candidates) = (name, value, candidates)
        (self.example, self.summary) = (example, summary)
    }

    /// How a person writes it: `subgoal <position>`.
    public var usage: Phrase {
        guard let value else { return Phrase(verbatim: name) }
        return Phrase(en: "\(name) <\(value)>", ko: "\(name) <\(value)>", ja: "\(name) <\(value)>")
    }
}
