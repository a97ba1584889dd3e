import JSON
import Platform
import Terminal

// The commands that are there in every place of a program that exports and imports documents.
extension PromptHost {
    static func documentCommands(_ offer: DocumentOffer) -> [HostCommand] {
        [
            HostCommand(
                "export", Argument("format", candidates: offer.formats) { try format($0, of: offer) },
                Selection(item: offer.item), summary: "write this \(offer.item) as a document",
                example: "export \(offer.formats.last ?? "")"
            ) { host, format, selection in
                try await host.export(selection, as: format)
                return nil
            },
            HostCommand(
                "import", PathArgument("file"), summary: "read what was exported as JSON or CSV, and ask first",
                example: "import backup.json"
            ) { host, file in
                try await host.importDocument(file)
            },
        ]
    }

    private nonisolated static func format(_ word: String, of offer: DocumentOffer) throws(UsageError) -> String {
        if let format = offer.formats.first(where: { $0 == word.lowercased() }) { return format }
        let near = offer.formats.nearest(to: word)
        let question = near.isEmpty ? "" : "\(near.asQuestion) "
        throw UsageError(
            "There is no format “\(word)”. \(question)Choose one of: \(offer.formats.joined(separator: ", ")).")
    }

    private func export(_ selection: DocumentSelection, as format: String) async throws {
        guard let documents else { return }
        let progress = Progress()
        let pieces = try await showing(progress, as: "Exporting") {
            try await documents.export(selection, as: format, progress)
        }
        try Task.checkCancellation()
        if options.writesJSON, format != "json" {
            return try show(Record("document", ["format": .string(format), "text": .string(pieces.joined())]))
        }
        for piece in pieces { try attempt { try console.show(document: piece) } }
    }

    private func importDocument(_ file: String) async throws -> JSONObject? {
        guard let documents else { return nil }
        let bytes = try FileSystem.bytes(of: file)
        let reading = Progress()
        let prepared = try await showing(reading, as: "Reading") {
            try await documents.prepareImport(of: bytes, reading)
        }
        if !options.writesJSON {
            try attempt { try console.tell(prepared.preview.map { Text(line: $0) }.joined(separator: "\n")) }
        }
        try await confirm(Text(line: prepared.question), by: "import")
        let writing = Progress()
        let done = try await showing(writing, as: "Importing") { try await prepared.carryOut(writing) }
        if !options.writesJSON { try attempt { try console.tell(Text(line: done)) } }
        try await revisit()
        return prepared.details
    }
}

/// What is to be exported: `--chart NAME`, `--all`, or nothing.
private struct Selection: Parameter {
    let item: String

    var usage: String { "[--\(item) <name> | --all]" }
    var candidates: [String] { ["--\(item)", "--all"] }

    func take(from words: inout Words) throws -> DocumentSelection {
        switch words.first {
        case "--all":
            _ = words.next()
            return .all
        case "--\(item)":
            _ = words.next()
            guard let name = words.next() else { throw MissingWord(name: item) }
            return .named(name)
        default: return .current
        }
    }
}
