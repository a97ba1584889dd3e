package import Commands
package import Documents
import JSON
package import Languages
package import Records
package import Ribcage

// The records that the host writes by itself.

/// A line that was carried out.
package struct DoneLine {
    let place: Route
    let command: String
    let outcome: JSONObject

    /// The answer to a line that shows nothing. What commands may tell in it beside their names is for the manual alone.
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

/// A word that can be typed, in the language of the run.
package struct ListedWord {
    /// `nil` for a word that is there everywhere.
    let place: Route?
    let entry: Entry
    let language: Language

    /// A word of a place, in a language.
    package init(place: Route?, entry: Entry, language: Language) {
        (self.place, self.entry, self.language) = (place, entry, language)
    }

    /// A line of the answer to `help`.
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

/// A part of the live tree, with all below it.
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

    /// The answer to `tree`.
    package static let record = Record<TreePart>(
        "tree", RecordPhrases.tree, [.object("root", RecordPhrases.treeRoot, of: members) { $0 }])
}

/// A document in another format than JSON, or one in a file, or a site.
package struct WrappedDocument {
    let format: String
    var text: String?
    var file: String?
    /// The folder of a site, and the names of its files.
    var folder: String?
    var files: [String]?

    /// The answer to `export` in such a format, or to a file or a folder.
    package static func record(of offer: DocumentOffer) -> Record<WrappedDocument> {
        Record(
            "document", RecordPhrases.document,
            [
                .member("format", RecordPhrases.oneOf(offer.formats)) { $0.format },
                .member("text", RecordPhrases.wholeText) { $0.text },
                .member("file", RecordPhrases.documentFile) { $0.file },
                .members(offer.siteFormat == nil ? [] : site) { $0.folder == nil ? nil : $0 },
            ])
    }

    private static let site: [Member<WrappedDocument>] = [
        .member("folder", RecordPhrases.siteFolder) { $0.folder },
        .list("files", RecordPhrases.siteFiles) { $0.files ?? [] },
    ]
}
