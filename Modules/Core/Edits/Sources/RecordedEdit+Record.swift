import JSON
public import Records
import Time

/// What a program says of its edits, for the manual.
public struct EditOffer: Sendable {
    /// The members that an edit has in ``RecordedEdit/details``.
    var details: [RecordField] { makeDetails() }
    private let makeDetails: @Sendable () -> [RecordField]

    /// An offer of edits with the details that a type of edits declares.
    public init<Edit>(details members: @autoclosure @escaping @Sendable () -> [Member<Edit>]) {
        makeDetails = { members().fields() }
    }
}

extension RecordedEdit {
    /// A line of the answer to `history`. What is said of the details is for the manual alone.
    public static func record(of offer: EditOffer? = nil) -> Record<RecordedEdit> {
        Record(
            "edit", EditRecordPhrases.history,
            [
                .member("number", EditRecordPhrases.number) { $0.number },
                .member("time", EditRecordPhrases.time) { $0.time.universal },
                .written(offer?.details ?? []) { $0.details },
            ])
    }
}
