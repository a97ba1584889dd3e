/// An app under attack: its program, the edits that are sent to it, and the answers that show which of them it has.
struct App: Sendable {
    /// The name of the program, which the files of its stores begin with.
    let name: String
    /// Its share of the tries and of the time, beside 1 for the app that has all.
    let share: Double
    /// The commands whose answers show the content of a store. They edit nothing, even in a new store.
    let questions: [String]
    /// Whether an answer shows that the store has no edit yet.
    let isUnbegun: @Sendable (JSON) -> Bool
    /// Reads one of the answers.
    let read: @Sendable (JSON, inout Content) -> Void
    /// The first edits of a new store, which make all later ones possible. Each needs a text of its own number.
    let foundation: @Sendable (_ text: (Int) -> String) -> [Edit]
    /// Makes a later edit with a text.
    let edit: @Sendable (_ text: String, _ writer: Writer, _ chance: inout Chance) -> Edit
    /// An edit that every store with a foundation takes. It can be undone.
    let laterEdit: String
    /// SQL that adds a row which breaks a rule of its table, and hides no edit.
    let damage: String

    /// Every app.
    static let all = [mandalart, sakatsu]
}
