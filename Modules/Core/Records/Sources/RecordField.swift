public import Languages

/// A line of the manual about a member of a record.
public struct RecordField: Equatable, Sendable {
    /// The path from the record, such as `subGoals[].title`; `[]` means each element of an array.
    public let path: String
    /// A summary of the member.
    public let summary: Phrase

    /// A line about a member that is not declared as a ``Member``.
    public init(_ path: String, _ summary: Phrase) {
        (self.path, self.summary) = (path, summary)
    }

    /// The lines about an object or an array at a path, and about its members.
    static func fields<Value>(_ path: String, _ summary: Phrase?, of members: [Member<Value>]) -> [RecordField] {
        (summary.map { [RecordField(path, $0)] } ?? [])
            + members.fields().map { RecordField("\(path).\($0.path)", $0.summary) }
    }
}
