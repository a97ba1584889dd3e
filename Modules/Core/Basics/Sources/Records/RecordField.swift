/// The documentation of a record's member, one line in the manual.
public struct RecordField: Equatable, Sendable {
    /// The path from the record, such as `subGoals[].title`; `[]` means each element of an array.
    public let path: String
    /// A summary of the member.
    public let summary: Phrase

    /// Creates the documentation of the member at a path. A ``Member`` creates its own documentation.
    public init(_ path: String, _ summary: Phrase) {
        (self.path, self.summary) = (path, summary)
    }

    /// Returns the documentation of an object or an array at a path, followed by that of its members.
    static func fields<Value>(_ path: String, _ summary: Phrase?, of members: [Member<Value>]) -> [RecordField] {
        (summary.map { [RecordField(path, $0)] } ?? [])
            + members.fields().map { RecordField("\(path).\($0.path)", $0.summary) }
    }
}
