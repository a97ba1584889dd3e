import Commands
import Consoles
import JSON
import Languages
import Records
import Ribcage
import Screens

// What a program sees that reads JSON: an object for each line that was carried out, and for each error.
extension PromptHost {
    /// Shows a value as an object of its kind.
    func show<Value>(_ value: Value, as record: Record<Value>) throws {
        try show(record.json(of: value))
    }

    /// Shows an object.
    func show(_ object: JSONObject) throws {
        try attempt { try console.show(json: .object(object)) }
    }

    /// Shows that a line was carried out, unless it has shown by itself what it was asked for.
    func showDone(_ reply: Reply, by command: String) throws {
        guard let outcome = reply.outcome else { return }
        try show(DoneLine(place: root.currentRoute, command: command, outcome: outcome), as: DoneLine.record())
    }

    /// Shows all words that can be typed, or one of them, each as an object.
    func showWords(_ entries: [(place: Route?, entry: Entry)]) throws {
        for (place, entry) in entries {
            try show(
                ListedWord(place: place, entry: entry, language: languageChoice.language), as: ListedWord.record)
        }
    }
}
