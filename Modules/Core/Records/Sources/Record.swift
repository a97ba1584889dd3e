public import JSON
public import Languages

/// A JSON object that programs read, declared once: its kind, what it answers, and its members in their order.
///
///     static let record = Record<SettingsInteractor.State>("settings", SettingsRecordPhrases.settings, [
///         .member("nickname", ProfileRecordPhrases.nickname) { $0.profile.nickname?.text },
///         .list("wishes", of: Wish.members) { $0.wishes },
///     ])
public struct Record<Value>: Sendable {
    /// The kind of the object; the same word for all that have the same members.
    public let kind: String
    /// A summary: what the object is, and which command it answers.
    public let summary: Phrase
    /// The members, in the order in which they are written.
    public let members: [Member<Value>]
    /// The record in the manual.
    public var guide: RecordGuide { RecordGuide(kind: kind, summary: summary, fields: members.fields()) }

    /// A record of members with different names.
    public init(_ kind: String, _ summary: Phrase, _ members: [Member<Value>]) {
        (self.kind, self.summary, self.members) = (kind, summary, members)
        members.requireDistinctNames()
    }

    /// The object of a value, as it is written.
    public func json(of value: Value) -> JSONObject {
        ["schema": .integer(Schema.number), "kind": .string(kind)] + members.json(of: value)
    }
}

/// The schema of all records.
public enum Schema {
    /// The number in each record. Names keep their meaning as long as it stays the same; new ones may come.
    public static let number = 1
}

/// The description of a kind of record in the manual.
public struct RecordGuide: Sendable {
    /// The kind, as in the records.
    public let kind: String
    /// A summary: what the objects are, and which command they answer.
    public let summary: Phrase
    /// The members by their paths.
    public let fields: [RecordField]

    /// The guides with those of one kind joined into one, which has each field once.
    public static func joined(_ guides: [RecordGuide]) -> [RecordGuide] {
        var (kinds, summaries, fields): ([String], [String: Phrase], [String: [RecordField]]) = ([], [:], [:])
        for guide in guides {
            if summaries[guide.kind] == nil {
                kinds.append(guide.kind)
                summaries[guide.kind] = guide.summary
            }
            fields[guide.kind, default: []] += guide.fields
        }
        return kinds.compactMap { kind in
            summaries[kind].map { RecordGuide(kind: kind, summary: $0, fields: (fields[kind] ?? []).eachOnce) }
        }
    }
}

extension [RecordField] {
    /// The fields without those that are there before.
    fileprivate var eachOnce: [RecordField] {
        reduce(into: []) { fields, field in
            if !fields.contains(field) { fields.append(field) }
        }
    }
}
