/// A JSON object that a command outputs for other programs, declared once: its kind, a summary, and its members in
/// order.
///
///     static let record = Record<SettingsInteractor.State>("settings", SettingsRecordPhrases.settings, [
///         .member("nickname", ProfileRecordPhrases.nickname) { $0.profile.nickname?.text },
///         .list("wishes", of: Wish.members) { $0.wishes },
///     ])
public struct Record<Value>: Sendable {
    /// The kind of the object; objects with the same members have the same kind.
    public let kind: String
    /// A summary: what the object is, and the command that it answers.
    public let summary: Phrase
    /// The members, in their written order.
    public let members: [Member<Value>]
    /// The documentation of the record in the manual.
    public var description: RecordDescription {
        RecordDescription(kind: kind, summary: summary, fields: members.fields())
    }

    /// Creates a record with members, whose names must be unique.
    public init(_ kind: String, _ summary: Phrase, _ members: [Member<Value>]) {
        (self.kind, self.summary, self.members) = (kind, summary, members)
        members.requireDistinctNames()
    }

    /// Returns the JSON object for a value: the schema, the kind, and the members.
    public func json(of value: Value) -> JSONObject {
        ["schema": .integer(RecordSchema.number), "kind": .string(kind)] + members.json(of: value)
    }
}

/// The schema of all records.
public enum RecordSchema {
    /// The version of the schema, which every record contains. While the version stays the same, names keep their
    /// meaning; new names may be added.
    public static let number = 1
}

/// The documentation of a kind of record in the manual.
public struct RecordDescription: Sendable {
    /// The kind that the records have in their member `kind`.
    public let kind: String
    /// A summary: what the objects are, and the command that they answer.
    public let summary: Phrase
    /// The documentation of the members.
    public let fields: [RecordField]

    /// Returns one description for each kind, with the fields of all descriptions of that kind, each field once.
    public static func joined(_ descriptions: [RecordDescription]) -> [RecordDescription] {
        var (kinds, summaries, fields): ([String], [String: Phrase], [String: [RecordField]]) = ([], [:], [:])
        for description in descriptions {
            if summaries[description.kind] == nil {
                kinds.append(description.kind)
                summaries[description.kind] = description.summary
            }
            fields[description.kind, default: []] += description.fields
        }
        return kinds.compactMap { kind in
            summaries[kind].map { RecordDescription(kind: kind, summary: $0, fields: (fields[kind] ?? []).eachOnce) }
        }
    }
}

extension [RecordField] {
    /// The fields, each once.
    fileprivate var eachOnce: [RecordField] {
        reduce(into: []) { fields, field in
            if !fields.contains(field) { fields.append(field) }
        }
    }
}
