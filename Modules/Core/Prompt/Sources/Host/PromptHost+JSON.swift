import JSON
import Languages
import Ribcage

// What a program sees that reads JSON: an object for each line that was carried out, and for each error.
extension PromptHost {
    /// Shows an object.
    func show(_ record: Record) throws {
        try attempt { try console.show(json: record.json) }
    }

    /// Shows that a line was carried out, unless it has shown by itself what it was asked for.
    func showDone(_ reply: Reply, by command: String) throws {
        guard let outcome = reply.outcome else { return }
        try show(Record("done", ["command": .string(command)] + outcome).at(root.currentRoute))
    }

    /// Shows all words that can be typed, or one of them, each as an object.
    func showWords(_ entries: [(place: Route?, entry: Entry)]) throws {
        let language = languageChoice.language
        for (place, entry) in entries {
            try show(
                Record(
                    "command",
                    [
                        "place": JSONValue(place.map { "\($0)" }), "name": .string(entry.name),
                        "usage": .string(entry.usage.text(in: language)),
                        "summary": .string(entry.summary.text(in: language)),
                        "example": JSONValue(entry.example?.text(in: language)),
                        "isDestructive": .bool(entry.isDestructive),
                    ]))
        }
    }

    /// A part of the live tree, with all below it.
    static func json(of router: AnyRouter) -> JSONValue {
        [
            "name": .string(router.name), "isActive": .bool(router.interactable.isActive),
            "children": .array(router.children.map(json)),
        ]
    }
}
