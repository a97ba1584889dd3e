import Basics

/// The result of an export that is not JSON on standard output: a document in another format, a file, or a site.
struct WrappedDocument {
    let format: String
    var text: String?
    var file: String?
    /// The folder of a site; `nil` for a single document.
    var folder: String?
    var files: [String]?

    /// Returns the JSON record of the reply to `export`, for any export but JSON on standard output.
    static func record(of offer: DocumentOffer) -> Record<WrappedDocument> {
        Record(
            "document", DocumentPhrases.document,
            [
                .member("format", DocumentPhrases.oneOf(offer.formats)) { $0.format },
                .member("text", DocumentPhrases.wholeText) { $0.text },
                .member("file", DocumentPhrases.documentFile) { $0.file },
                .members(offer.siteFormat == nil ? [] : site) { $0.folder == nil ? nil : $0 },
            ])
    }

    private static let site: [Member<WrappedDocument>] = [
        .member("folder", DocumentPhrases.siteFolder) { $0.folder },
        .list("files", DocumentPhrases.siteFiles) { $0.files ?? [] },
    ]
}
