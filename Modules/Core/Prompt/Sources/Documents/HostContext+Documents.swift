import Arguments
import Cancellation
import Commands
import Consoles
import Documents
import JSON
import Languages
import Platform
import Records
import Ribcage
import Terminal

/// The error of `export` and `import` when no open RIB provides documents.
struct NoDocumentsHere: Explained {
    let explanation = DocumentPhrases.noneHere
}

/// The error for importing a backup, which must be restored instead.
struct BackupNotDocument: Explained {
    /// The shell command that restores the backup.
    let restore: String

    var explanation: Phrase { DocumentPhrases.isBackup(restore) }
}

// The commands `export` and `import`.
@MainActor extension HostContext {
    /// Returns the documents of the innermost open RIB that provides documents.
    private func documents() throws(NoDocumentsHere) -> any DocumentPort {
        guard let documents = navigator.documents else { throw NoDocumentsHere() }
        return documents
    }

    static func documentCommands(_ offer: DocumentOffer) -> [HostCommand] {
        [
            HostCommand(
                "export", word(of: offer.formats, DocumentPhrases.format),
                OptionalArgument(PathArgument(DocumentPhrases.file)), ExportChoice(offer: offer),
                summary: offer.export, details: DocumentPhrases.details(of: offer),
                example: DocumentPhrases.exportExample,
                showsProgress: true, showsRecord: true
            ) { context, format, file, choice in
                if choice.theme != nil, !offer.themedFormats.contains(format) {
                    throw UsageError(DocumentPhrases.hasNoTheme(format, but: offer.themedFormats))
                }
                if choice.selection == .complete, !offer.completeFormats.contains(format) {
                    throw UsageError(DocumentPhrases.completeGoesWith(offer.completeFormats))
                }
                if let folder = choice.site {
                    guard format == offer.siteFormat else {
                        throw UsageError(DocumentPhrases.siteGoesWith(offer.siteFormat ?? ""))
                    }
                    guard file == nil, choice.selection == .current || choice.selection == .all else {
                        throw UsageError(DocumentPhrases.siteHasAll(offer.item))
                    }
                    return try await context.exportSite(to: folder, as: format, theme: choice.theme, of: offer)
                }
                try await context.export(choice, as: format, to: file, of: offer)
                try await context.tellOmissions(of: choice.selection, as: format)
            },
            HostCommand(
                "import", PathArgument(DocumentPhrases.file), ImportChoice(names: offer.names),
                summary: offer.importing, details: offer.importDetails,
                example: DocumentPhrases.importExample(offer.item), showsProgress: true,
                outcome: [.written(offer.imported) { $0 }]
            ) { context, file, target in
                try await context.importDocument(file, to: target)
            },
        ]
    }

    /// Returns an argument that accepts one of the known words.
    fileprivate nonisolated static func word(of known: [String], _ name: Phrase) -> Argument<String> {
        Argument(name, oneOf: known)
    }

    private func export(
        _ choice: ExportChoice.Value, as format: String, to file: String?, of offer: DocumentOffer
    ) async throws {
        let documents = try documents()
        let file = try file.map(path)
        if let file, FileSystem.isFolder(file) { throw SystemError.exists(file) }
        if let file, FileSystem.exists(file) {
            try await confirmation.ask(DocumentPhrases.replaces(file), by: "export")
        }
        let progress = Progress()
        let pieces = try await speaker.showing(progress, of: DocumentPhrases.exporting) {
            try await documents.export(
                choice.selection, as: format, theme: choice.theme, in: speaker.reader.language, progress)
        }
        try CancellationSteps.check()
        if let file {
            try FileSystem.replaceFile(file, with: pieces.joined(), permissions: FileSystem.usualPermissions)
            let written = FileSystem.resolvingFolders(of: file) ?? file
            guard speaker.writesJSON else { return try speaker.tell(DocumentPhrases.isWritten(written)) }
            let document = WrappedDocument(format: format, file: written)
            return try speaker.show(document, as: WrappedDocument.record(of: offer))
        }
        if speaker.writesJSON, format != "json" {
            let document = WrappedDocument(format: format, text: pieces.joined())
            return try speaker.show(document, as: WrappedDocument.record(of: offer))
        }
        for piece in pieces { try speaker.show(document: piece) }
    }

    private func exportSite(
        to typed: String, as format: String, theme: String?, of offer: DocumentOffer
    ) async throws {
        let documents = try documents()
        let folder = try SiteFolder(path(typed), of: navigator.scheme)
        if folder.holdsSite { try await confirmation.ask(DocumentPhrases.replacesSite(typed), by: "export") }
        let progress = Progress()
        let files = try await speaker.showing(progress, of: DocumentPhrases.exporting) {
            guard let site = try await documents.site(theme: theme, in: speaker.reader.language) else {
                throw NoDocumentsHere()
            }
            progress.begin(total: site.files.count)
            try await folder.write(site.files, site.text) { progress.report($0) }
            return site.files
        }
        let written = folder.resolvedPath
        guard speaker.writesJSON else {
            return try speaker.tell(DocumentPhrases.siteIsWritten("\(written)/\(files.first ?? "")", files.count))
        }
        let document = WrappedDocument(format: format, folder: written, files: files)
        try speaker.show(document, as: WrappedDocument.record(of: offer))
    }

    /// Tells a person at a terminal what an export omitted. An error in finding the omissions is ignored, since the
    /// export succeeded.
    private func tellOmissions(of selection: DocumentSelection, as format: String) async throws {
        guard speaker.console.isInteractive, !speaker.writesJSON else { return }
        let omissions = try? await documents().omissions(of: selection, as: format)
        if let omissions { try speaker.tell(omissions) }
    }

    private func importDocument(_ file: String, to target: DocumentTarget) async throws -> JSONObject {
        let documents = try documents()
        let file = file == "-" ? file : try path(file)
        if file == "-" {
            if run.source != .arguments { throw UsageError(DocumentPhrases.inputHasLines) }
            if speaker.console.isInteractive, !speaker.writesJSON { try speaker.tell(DocumentPhrases.readingKeyboard) }
        }
        let bytes = try speaker.console.bytes(ofFile: file)
        if store?.isBackup(bytes) == true {
            throw BackupNotDocument(restore: navigator.commandLine.line(["restore", file]))
        }
        let reading = Progress()
        let prepared = try await speaker.showing(reading, of: DocumentPhrases.reading) {
            try await documents.prepareImport(of: bytes, to: target, reading)
        }
        if !speaker.writesJSON { try speaker.tell(prepared.preview.map(speaker.reader.text).joined(separator: "\n")) }
        try await confirmation.ask(prepared.question, by: "import")
        let writing = Progress()
        let done = try await speaker.showing(writing, of: DocumentPhrases.importing) {
            try await prepared.carryOut(writing)
        }
        if !speaker.writesJSON { try speaker.tell(done) }
        try await pages.revisit()
        return prepared.details
    }
}

extension Navigator {
    /// The documents of the innermost open RIB that provides documents; `nil` if none does.
    var documents: (any DocumentPort)? { nearest { ($0 as? any DocumentProvider)?.documents } }
}

/// The options of `export`: the selection, such as `--chart NAME`, `--all` or `--all --complete`; the folder of a site,
/// `--site DIR`; and the theme, `--theme dark`. Without options, the current document is selected.
private struct ExportChoice: Parameter {
    struct Value {
        let selection: DocumentSelection
        let site, theme: String?
    }

    private let item: String
    private let names, completeFormats: [String]
    private let site: NamedArgument<PathArgument>?
    private let theme: NamedArgument<Argument<String>>?

    init(offer: DocumentOffer) {
        (item, names, completeFormats) = (offer.item, offer.names, offer.completeFormats)
        site = offer.siteFormat.map { _ in
            NamedArgument("--site", PathArgument(DocumentPhrases.folder, .folder))
        }
        theme =
            offer.themes.isEmpty
            ? nil : NamedArgument("--theme", HostContext.word(of: offer.themes, DocumentPhrases.theme))
    }

    var usage: Phrase {
        let selection = DocumentPhrases.selection(
            item, canBeComplete: !completeFormats.isEmpty, hasSites: site != nil)
        guard let theme = theme?.usage else { return selection }
        return Phrase(pattern: "\(selection) \(theme)")
    }

    var options: [CommandOption] {
        let complete = completeFormats.isEmpty ? [] : [CommandOption("--complete", takesValue: false)]
        return [CommandOption("--\(item)", candidates: names), CommandOption("--all", takesValue: false)] + complete
            + (site?.options ?? []) + (theme?.options ?? [])
    }

    func take(from words: inout Words) throws -> Value {
        Value(
            selection: try selection(from: &words), site: try site?.take(from: &words) ?? nil,
            theme: try theme?.take(from: &words) ?? nil)
    }

    private func selection(from words: inout Words) throws -> DocumentSelection {
        let isComplete = !completeFormats.isEmpty && words.takeOption("--complete") != nil
        if isComplete {
            guard words.takeOption("--all") != nil, words.takeOption("--\(item)") == nil else {
                throw UsageError(DocumentPhrases.completeGoesWith(completeFormats))
            }
            return .complete
        }
        if let option = words.takeOption("--\(item)") {
            guard words.takeOption("--all") == nil else { throw UsageError(DocumentPhrases.oneOrAll(item)) }
            guard let name = option.value else { throw MissingWord(name: DocumentPhrases.name, isOfOption: true) }
            return .named(name)
        }
        return words.takeOption("--all") == nil ? .current : .all
    }
}

/// The target of an import: `--into NAME` or `--as-new`; without an option, the existing items that match those of the
/// document.
private struct ImportChoice: Parameter {
    let names: [String]

    var usage: Phrase {
        let asNew = "--as-new"
        return Phrase(pattern: "[--into <\(DocumentPhrases.name)> | \(asNew)]")
    }

    var options: [CommandOption] {
        [CommandOption("--into", candidates: names), CommandOption("--as-new", takesValue: false)]
    }

    func take(from words: inout Words) throws -> DocumentTarget {
        let into = words.takeOption("--into")
        guard words.takeOption("--as-new") == nil else {
            if into != nil { throw UsageError(DocumentPhrases.intoOrNew) }
            return .asNew
        }
        guard let into else { return .matching }
        guard let name = into.value else { throw MissingWord(name: DocumentPhrases.name, isOfOption: true) }
        return .into(name)
    }
}
