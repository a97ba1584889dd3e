/// One edit that is sent to an app. Its text occurs in no other edit.
struct Edit {
    enum Outcome {
        /// The outcome is unknown. The program may not even have read the edit.
        case open
        /// The edit was acknowledged, so the store must contain it from then on.
        case acknowledged
        /// The edit failed with an error, so the store must not contain it.
        case failed
        /// The edit failed with an error that does not say whether the edit was written.
        case inDoubt
    }

    /// The name of the edited part of the app's data, in a report.
    let noun: String
    let text: String
    /// The command that makes this edit, as typed in the place where the app starts.
    let line: String
    /// The list to which the edit adds an entry, if a screen shows the number of the list's entries.
    let list: String?
    /// Whether the edit is in the history of a place other than the one where the app starts. That history cannot be
    /// read if its place is not found.
    var isElsewhere = false
    var outcome = Outcome.open

    init(_ noun: String, _ text: String, line: String, in list: String? = nil) {
        (self.noun, self.text, self.line, self.list) = (noun, text, line, list)
    }
}
