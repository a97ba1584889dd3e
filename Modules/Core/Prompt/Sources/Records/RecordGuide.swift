public import Languages

/// What the manual says of the records of one kind.
public struct RecordGuide: Sendable {
    /// The kind, as the records have it.
    package let kind: String
    /// What it is, and what it answers.
    let summary: Phrase
    /// The members by their paths, such as `subGoals[].title`, and what they are.
    let fields: [(path: String, summary: Phrase)]

    /// Called by a feature for the record of its screen, and by an App for what it adds to the host's own.
    public init(_ kind: String, _ summary: Phrase, _ fields: KeyValuePairs<String, Phrase>) {
        self.kind = kind
        self.summary = summary
        self.fields = fields.map { ($0.key, $0.value) }
    }
}

extension RecordGuide {
    /// The records that the host writes by itself.
    static let ofHost = [
        RecordGuide(
            "done", RecordPhrases.done,
            [
                "place": RecordPhrases.placeNow, "command": RecordPhrases.commandDone,
            ]),
        RecordGuide(
            "command", RecordPhrases.help,
            [
                "place": RecordPhrases.wordPlace, "name": RecordPhrases.word,
                "usage": RecordPhrases.wordUsage, "summary": RecordPhrases.purpose,
                "example": RecordPhrases.lineToType,
                "isDestructive": RecordPhrases.isDestructive,
            ]),
        RecordGuide(
            "tree", RecordPhrases.tree,
            [
                "root": RecordPhrases.treeRoot, "root.name": RecordPhrases.treeName,
                "root.isActive": RecordPhrases.isActive, "root.children[]": RecordPhrases.treeChildren,
            ]),
        RecordGuide(
            "version", RecordPhrases.version, ["name": RecordPhrases.program, "version": RecordPhrases.programVersion]),
        RecordGuide(
            "option", RecordPhrases.options,
            [
                "name": RecordPhrases.option, "value": RecordPhrases.optionValue, "summary": RecordPhrases.purpose,
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

    private init(_ kind: String, _ summary: Phrase, _ fields: [(path: String, summary: Phrase)]) {
        (self.kind, self.summary, self.fields) = (kind, summary, fields)
    }
}
