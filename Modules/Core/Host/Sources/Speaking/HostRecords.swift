package import Basics
package import Commands
package import Ribcage

// The JSON records that the host writes itself.

/// The result of a line that was carried out, for the JSON output.
package struct DoneLine {
    let place: Route
    let command: String
    let outcome: JSONObject

    /// Returns the JSON record for a line that shows nothing else. `outcome` documents the members that commands may
    /// add; it is needed only for the manual.
    package static func record(telling outcome: [RecordField] = []) -> Record<DoneLine> {
        Record(
            "done", RecordPhrases.done,
            [
                .member("place", RecordPhrases.placeNow) { "\($0.place)" },
                .member("command", RecordPhrases.commandDone) { $0.command },
                .written(outcome) { $0.outcome },
            ])
    }
}

/// A word that can be typed, described in the language of the run.
package struct ListedWord {
    /// The place where the word can be typed; `nil` for every place.
    let place: Route?
    let entry: Entry
    let language: Language

    /// Creates the description of a word in a language.
    package init(place: Route?, entry: Entry, language: Language) {
        (self.place, self.entry, self.language) = (place, entry, language)
    }

    /// The JSON record of a word, in the reply to `help`.
    package static let record = Record<ListedWord>(
        "command", RecordPhrases.help,
        [
            .member("place", RecordPhrases.wordPlace) { $0.place.map { "\($0)" } },
            .member("name", RecordPhrases.word) { $0.entry.name },
            .member("usage", RecordPhrases.wordUsage) { $0.entry.usage.text(in: $0.language) },
            .member("summary", RecordPhrases.purpose) { $0.entry.summary.text(in: $0.language) },
            .member("example", RecordPhrases.lineToType) { word in word.entry.example?.text(in: word.language) },
            .member("isDestructive", RecordPhrases.isDestructive) { $0.entry.isDestructive },
        ])
}

/// A router in the current tree of RIBs, with its descendants.
package struct TreePart {
    let name: String
    let isActive: Bool
    let children: [TreePart]

    @MainActor init(_ router: AnyRouter) {
        (name, isActive) = (router.name, router.interactable.isActive)
        children = router.children.map(TreePart.init)
    }

    private static let members: [Member<TreePart>] = [
        .member("name", RecordPhrases.treeName) { $0.name },
        .member("isActive", RecordPhrases.isActive) { $0.isActive },
        .list("children", RecordPhrases.treeChildren, like: members) { $0.children },
    ]

    /// The JSON record of the reply to `tree`.
    package static let record = Record<TreePart>(
        "tree", RecordPhrases.tree, [.object("root", RecordPhrases.treeRoot, of: members) { $0 }])
}
