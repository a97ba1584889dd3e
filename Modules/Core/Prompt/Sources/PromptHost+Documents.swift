import JSON
import Languages
import Ribcage
import Terminal

// The commands that are there in every place of a program that exports and imports documents.
extension PromptHost {
    /// The documents of what a person is at.
    private var documents: (any DocumentPort)? { documentPorts?(root.currentRoute) }

    static func documentCommands(_ offer: DocumentOffer) -> [HostCommand] {
        [
            HostCommand(
                "export", Argument(DocumentPhrases.format, candidates: offer.formats) { try format($0, of: offer) },
                Selection(item: offer.item), summary: offer.export, example: DocumentPhrases.exportExample
            ) { host, format, selection in
                try await host.export(selection, as: format)
                return nil
            },
            HostCommand(
                "import", PathArgument(DocumentPhrases.file), summary: offer.importing,
                example: DocumentPhrases.importExample
            ) { host, file in
                try await host.importDocument(file)
            },
        ]
    }

    private nonisolated static func format(_ word: String, of offer: DocumentOffer) throws(UsageError) -> String {
        if let format = offer.formats.first(where: { $0 == word.lowercased() }) { return format }
        let near = offer.formats.nearest(to: word)
        var explanation = CommandPhrases.noChoice(word, of: DocumentPhrases.format)
        if !near.isEmpty { explanation = explanation.followed(by: CommandPhrases.didYouMean(near)) }
        throw UsageError(explanation.followed(by: CommandPhrases.chooseOne(of: offer.formats)))
    }

    private func export(_ selection: DocumentSelection, as format: String) async throws {
        guard let documents else { return }
        let progress = Progress()
        let pieces = try await showing(progress, as: DocumentPhrases.exporting) {
            try await documents.export(selection, as: format, in: reader.language, progress)
        }
        try Task.checkCancellation()
        if options.writesJSON, format != "json" {
            return try show(Record("document", ["format": .string(format), "text": .string(pieces.joined())]))
        }
        for piece in pieces { try attempt { try console.show(document: piece) } }
    }

    private func importDocument(_ file: String) async throws -> JSONObject? {
        guard let documents else { return nil }
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

/// What is to be exported: `--chart NAME`, `--all`, or nothing.
private struct Selection: Parameter {
    let item: String

    var usage: Phrase { DocumentPhrases.selection(item) }
    var options: [CommandOption] { [CommandOption("--\(item)"), CommandOption("--all", takesValue: false)] }

    func take(from words: inout Words) throws -> DocumentSelection {
        if let option = words.takeOption("--\(item)") {
            guard let name = option.value else { throw MissingWord(name: DocumentPhrases.name) }
            return .named(name)
        }
        return words.takeOption("--all") == nil ? .current : .all
    }
}
