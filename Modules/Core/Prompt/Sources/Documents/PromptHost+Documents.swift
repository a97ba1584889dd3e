import Arguments
import Cancellation
import Commands
import Consoles
import Documents
import JSON
import Languages
import Records
import Ribcage
import Terminal

/// No RIB that is open has documents.
struct NoDocumentsHere: Explained {
    package let explanation = DocumentPhrases.noneHere
}

// The commands of a program some of whose RIBs provide documents.
extension PromptHost {
    /// The documents of the nearest open RIB that provides them.
    private func documents() throws(NoDocumentsHere) -> any DocumentPort {
        let documents = nearest { ($0 as? any DocumentProvider)?.documents }
        guard let documents else { throw NoDocumentsHere() }
        return documents
    }

    /// The documents with the names that a person can complete now.
    var namedOffer: DocumentOffer? {
        get async {
            guard var offer = documentOffer else { return nil }
            offer.names = (try? await documents().names()) ?? []
            return offer
        }
    }

    static func documentCommands(_ offer: DocumentOffer) -> [HostCommand] {
        [
            HostCommand(
                "export", word(of: offer.formats, DocumentPhrases.format), ExportChoice(offer: offer),
                summary: offer.export, example: DocumentPhrases.exportExample, showsRecord: true
            ) { host, format, choice in
                if choice.theme != nil, !offer.themedFormats.contains(format) {
                    throw UsageError(DocumentPhrases.hasNoTheme(format, but: offer.themedFormats))
                }
                try await host.export(choice, as: format, of: offer)
            },
            HostCommand(
                "import", PathArgument(DocumentPhrases.file), summary: offer.importing,
                example: DocumentPhrases.importExample, outcome: [.written(offer.imported) { $0 }]
            ) { host, file in
                try await host.importDocument(file)
            },
        ]
    }

    /// One of the words that the App offers.
    fileprivate nonisolated static func word(of known: [String], _ name: Phrase) -> Argument<String> {
        Argument(name, candidates: known) { word in
            if let match = known.first(where: { $0 == word.lowercased() }) { return match }
            let near = known.nearest(to: word)
            var explanation = CommandPhrases.noChoice(word, of: name)
            if !near.isEmpty { explanation = explanation.followed(by: CommandPhrases.didYouMean(near)) }
            throw UsageError(explanation.followed(by: CommandPhrases.chooseOne(of: known)))
        }
    }

    private func export(
        _ choice: ExportChoice.Value, as format: String, of offer: DocumentOffer
    ) async throws {
        let documents = try documents()
        let progress = Progress()
        let pieces = try await showing(progress, as: DocumentPhrases.exporting) {
            try await documents.export(
                choice.selection, as: format, theme: choice.theme, in: reader.language, progress)
        }
        try CancellationSteps.check()
        if options.writesJSON, format != "json" {
            return try show(
                WrappedDocument(format: format, text: pieces.joined()), as: WrappedDocument.record(of: offer))
        }
        for piece in pieces { try attempt { try console.show(document: piece) } }
    }

    private func importDocument(_ file: String) async throws -> JSONObject {
        let documents = try documents()
        let bytes = try console.bytes(ofFile: file)
        let reading = Progress()
        let prepared = try await showing(reading, as: DocumentPhrases.reading) {
            try await documents.prepareImport(of: bytes, reading)
        }
        if !options.writesJSON {
            try attempt { try console.tell(prepared.preview.map(reader.text).joined(separator: "\n")) }
        }
        try await confirm(prepared.question, by: "import")
        let writing = Progress()
        let done = try await showing(writing, as: DocumentPhrases.importing) { try await prepared.carryOut(writing) }
        if !options.writesJSON { try attempt { try console.tell(reader.text(done)) } }
        try await revisit()
        return prepared.details
    }
}

/// What is to be exported: `--chart NAME`, `--all`, or nothing; and how it is to look, where anything looks like
/// something: `--theme dark`.
private struct ExportChoice: Parameter {
    typealias Value = (selection: DocumentSelection, theme: String?)

    private let item: String
    private let names: [String]
    private let theme: NamedArgument<Argument<String>>?

    init(offer: DocumentOffer) {
        (item, names) = (offer.item, offer.names)
        theme =
            offer.themes.isEmpty
            ? nil : NamedArgument("--theme", PromptHost.word(of: offer.themes, DocumentPhrases.theme))
    }

    package var usage: Phrase {
        let selection = DocumentPhrases.selection(item)
        guard let theme = theme?.usage else { return selection }
        return Phrase(pattern: "\(selection) \(theme)")
    }

    package var options: [CommandOption] {
        [CommandOption("--\(item)", candidates: names), CommandOption("--all", takesValue: false)]
            + (theme?.options ?? [])
    }

    func take(from words: inout Words) throws -> Value {
        (try selection(from: &words), try theme?.take(from: &words) ?? nil)
    }

    private func selection(from words: inout Words) throws -> DocumentSelection {
        if let option = words.takeOption("--\(item)") {
            guard let name = option.value else { throw MissingWord(name: DocumentPhrases.name) }
            return .named(name)
        }
        return words.takeOption("--all") == nil ? .current : .all
    }
}
