/// An app under attack: its program, the edits that are sent to the program, and the questions that show which edits a
/// store contains.
struct App: Sendable {
    /// The name of the program. The file names of its stores begin with it.
    let name: String
    /// The factor for the app's numbers of tries and for its share of the time of a full run: 1 for all, 0.5 for half.
    let share: Double
    /// The commands whose answers show the content of a store. They edit nothing, even in a new store.
    let questions: [String]
    /// Whether an answer shows that the store does not contain any edit yet.
    let isUnbegun: @Sendable (JSON) -> Bool
    /// Adds the content of an answer to the content read so far.
    let read: @Sendable (JSON, inout Content) -> Void
    /// Returns the first edits of a new store, on which all later edits depend. `text` returns a unique text for each
    /// number.
    let foundation: @Sendable (_ text: (Int) -> String) -> [Edit]
    /// Returns a random later edit with the given text.
    let edit: @Sendable (_ text: String, _ writer: Writer, _ chance: inout Chance) -> Edit
    /// The command of an edit that every store with a foundation accepts, and that can be undone.
    let laterEdit: String
    /// SQL that inserts a row violating a `CHECK` constraint. The store is then damaged, but every edit can still be
    /// read.
    let damage: String

    static let all = [mandalart, sakatsu]
}
