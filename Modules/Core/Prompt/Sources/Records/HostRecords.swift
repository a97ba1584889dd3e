import Documents
import JSON
import Languages
import Records
import Ribcage

// The records that the host writes by itself.

/// A line that was carried out.
struct DoneLine {
    let place: Route
    let command: String
    let outcome: JSONObject

    /// The answer to a line that shows nothing. What commands may tell in it beside their names is for the manual alone.
    static func record(telling outcome: [RecordField] = []) -> Record<DoneLine> {
        Record(
            "done", RecordPhrases.done,
            [
                .member("place", RecordPhrases.placeNow) { "\($0.place)" },
                .member("command", RecordPhrases.commandDone) { $0.command },
                .written(outcome) { $0.outcome },
            ])
    }
}

/// A word that can be typed, in the language of the run.
struct ListedWord {
    /// `nil` for a word that is there everywhere.
    let place: Route?
    let entry: Entry
    let language: Language

    /// A line of the answer to `help`.
    static let record = Record<ListedWord>(
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

/// A part of the live tree, with all below it.
struct TreePart {
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

    /// The answer to `tree`.
    static let record = Record<TreePart>(
        "tree", RecordPhrases.tree, [.object("root", RecordPhrases.treeRoot, of: members) { $0 }])
}

/// A document in another format than JSON.
struct WrappedDocument {
    let format, text: String

    /// The answer to `export` in such a format.
    static func record(of offer: DocumentOffer) -> Record<WrappedDocument> {
        Record(
            "document", RecordPhrases.document,
            [
                .member("format", RecordPhrases.oneOf(offer.formats.filter { $0 != "json" })) { $0.format },
                .member("text", RecordPhrases.wholeText) { $0.text },
            ])
    }
}

/// An option of the program, in the language of the run.
struct ListedOption {
    let option: Option
    let language: Language

    /// A line of the answer to `--help`.
    static let record = Record<ListedOption>(
        "option", RecordPhrases.options,
        [
            .member("name", RecordPhrases.option) { $0.option.rawValue },
            .member("value", RecordPhrases.optionValue) { $0.option.value },
            .member("summary", RecordPhrases.purpose) { $0.option.summary.text(in: $0.language) },
        ])
}

extension Program {
    /// The answer to `--version`.
    static let record = Record<Program>(
        "version", RecordPhrases.version,
        [
            .member("name", RecordPhrases.program) { $0.name },
            .member("version", RecordPhrases.programVersion) { $0.version },
        ])
}
