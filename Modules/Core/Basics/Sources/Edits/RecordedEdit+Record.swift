extension RecordedEdit {
    /// The JSON record of an edit, as the command `history` shows it.
    public static let record = Record<RecordedEdit>(
        "edit", EditRecordPhrases.history,
        [
            .member("number", EditRecordPhrases.number) { $0.number },
            .member("time", EditRecordPhrases.time) { $0.time.universal },
            .member("origin", EditRecordPhrases.origin) { edit in
                switch edit.origin {
                case .change: "change"
                case .outside: "outside"
                case .undo: "undo"
                case .redo: "redo"
                }
            },
            .member("of", EditRecordPhrases.ofNumber) { edit -> Int? in
                switch edit.origin {
                case .change, .outside: nil
                case .undo(let number), .redo(let number): number
                }
            },
            .member("machine", EditRecordPhrases.machine) { $0.machine },
            .list("changes", EditRecordPhrases.changes, of: Details.members) { $0.changes.map(\.details) },
        ])

    /// The member `left` in the JSON replies to `undo` and `redo`: the parts that the command left unchanged.
    public static let leftParts = Member<RecordedEdit?>.list(
        "left", EditRecordPhrases.left, of: Details.place
    ) { edit in
        edit?.left.map(\.details) ?? []
    }
}

extension RecordedEdit.Details {
    fileprivate static let place: [Member<RecordedEdit.Details>] = [
        .member("part", EditRecordPhrases.part) { $0.part },
        .member("address", EditRecordPhrases.address) { $0.address },
    ]

    fileprivate static let members: [Member<RecordedEdit.Details>] =
        place + [
            .member("before", EditRecordPhrases.before) { $0.before },
            .member("after", EditRecordPhrases.after) { $0.after },
        ]
}
