/// One edit that is sent to an app. Its text occurs in no other edit.
struct Edit {
    /// The outcome of an edit.
    enum Outcome {
        /// The outcome is unknown: it may not even have been read.
        case open
        /// It was acknowledged: from then on it must be present.
        case acknowledged
        /// It failed with an error: it must not be present.
        case failed
        /// It failed with an error that leaves open whether it was written.
        case inDoubt
    }

    /// The name of the edited part in a report.
    let noun: String
    let text: String
    /// The command line that makes this edit in the first place of the app.
    let line: String
    /// The list that has the edit as an entry, if a page shows the number of its entries.
    let list: String?
    /// Whether the edit is in the history of a place of its own, which is unreadable if the place is not found.
    var isElsewhere = false
    var outcome = Outcome.open

    init(_ noun: String, _ text: String, line: String, in list: String? = nil) {
        (self.noun, self.text, self.line, self.list) = (noun, text, line, list)
    }
}
