/// What the manual says of the records of one kind.
public struct RecordGuide: Sendable {
    /// The kind, as the records have it.
    package let kind: String
    /// What it is, and what it answers.
    let summary: String
    /// The members by their paths, such as `subGoals[].title`, and what they are.
    let fields: [(path: String, summary: String)]

    /// Called by a feature for the record of its screen, and by an App for what it adds to the host's own.
    public init(_ kind: String, _ summary: String, _ fields: KeyValuePairs<String, String>) {
        self.kind = kind
        self.summary = summary
        self.fields = fields.map { ($0.key, $0.value) }
    }
}

extension RecordGuide {
    /// The records that the host writes by itself.
    static let ofHost = [
        RecordGuide(
            "done", "The answer to a line that shows nothing: it was carried out.",
            [
                "place": "where the program is now", "command": "the word that was carried out; “answer” for an answer",
            ]),
        RecordGuide(
            "command", "The answer to “help”: a line for each word that can be typed.",
            [
                "place": "where the word belongs; null for one that is there everywhere", "name": "the word",
                "usage": "the word with what it takes", "summary": "what it is for",
                "example": "a line to type, or null",
                "isDestructive": "whether it takes something away; then it may need --yes",
            ]),
        RecordGuide(
            "tree", "The answer to “tree”: which parts of the program are live.",
            [
                "root": "a part: name, isActive, and children, which are parts again", "root.name": "what it is",
                "root.isActive": "whether it is active", "root.children[]": "the parts below it",
            ]),
        RecordGuide(
            "version", "The answer to “--version”.", ["name": "the program", "version": "its version"]),
        RecordGuide(
            "option", "The answer to “--help”: a line for each option.",
            [
                "name": "the option", "value": "what stands after it, or null", "summary": "what it is for",
            ]),
    ]

    /// The guides with those of the same kind as one.
    static func joined(_ guides: [RecordGuide]) -> [RecordGuide] {
        var kinds: [String] = []
        for guide in guides where !kinds.contains(guide.kind) { kinds.append(guide.kind) }
        return kinds.compactMap { kind in
            let same = guides.filter { $0.kind == kind }
            return same.first.map { RecordGuide(kind, $0.summary, same.flatMap(\.fields)) }
        }
    }

    private init(_ kind: String, _ summary: String, _ fields: [(path: String, summary: String)]) {
        (self.kind, self.summary, self.fields) = (kind, summary, fields)
    }
}
