public import Basics
import Commands
import Console
import Platform
import Ribcage
import Terminal

/// The error of `export` and `import` when no open RIB provides documents.
struct NoDocumentsHere: Rejection {
    let explanation = DocumentPhrases.noneHere
}

/// The error for importing a backup, which must be restored instead.
struct BackupNotDocument: Rejection {
    let restore: String

    var explanation: Phrase { DocumentPhrases.isBackup(restore) }
}

extension HostCommandGroup {
    /// Returns the commands `export` and `import`, for a program some of whose RIBs provide documents: see
    /// `DocumentProvider`.
    ///
    /// - Parameters:
    ///   - offer: The export and import options.
    ///   - store: The program's store, if any, whose backups are not documents.
    /// - Returns: The group of both commands.
    public static func documents(_ offer: DocumentOffer, store: (any BackupStore)? = nil) -> HostCommandGroup {
        func commands(_ offer: DocumentOffer) -> [HostCommand] { [export(offer), `import`(offer, store)] }
        return HostCommandGroup(
            commands(offer), records: [WrappedDocument.record(of: offer).guide] + offer.records
        ) { context in
            var offer = offer
            offer.names = (try? await context.documents().names()) ?? []
            return commands(offer)
        }
    }

    private static func export(_ offer: DocumentOffer) -> HostCommand {
        HostCommand("export", showsProgress: true, showsRecord: true) {
            Syntax(
                $0, Argument(DocumentPhrases.format, oneOf: offer.formats),
                OptionalArgument(PathArgument(DocumentPhrases.file)), ExportChoice(offer: offer),
                summary: offer.export, example: DocumentPhrases.exportExample,
                details: DocumentPhrases.details(of: offer)
            ) { (format: $0, file: $1, choice: $2) }
        } run: { context, typed in
            let (format, choice) = (typed.format, typed.choice)
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
                guard typed.file == nil, choice.selection == .current || choice.selection == .all else {
                    throw UsageError(DocumentPhrases.siteHasAll(offer.item))
                }
                return try await context.exportSite(to: folder, as: format, theme: choice.theme, of: offer)
            }
            try await context.export(choice, as: format, to: typed.file, of: offer)
            try await context.tellOmissions(of: choice.selection, as: format)
        }
    }

    private static func `import`(_ offer: DocumentOffer, _ store: (any BackupStore)?) -> HostCommand {
        HostCommand("import", showsProgress: true, outcome: [.written(offer.imported) { $0 }]) {
            Syntax(
                $0, PathArgument(DocumentPhrases.file), ImportChoice(names: offer.names), summary: offer.importing,
                example: DocumentPhrases.importExample(offer.item), details: offer.importDetails
            ) { (file: $0, target: $1) }
        } run: { context, typed in
            try await context.importDocument(typed.file, to: typed.target) { store?.isBackup($0) == true }
        }
    }
}

@MainActor extension HostContext {
    /// Returns the documents of the innermost open RIB that provides documents.
    fileprivate func documents() throws(NoDocumentsHere) -> any DocumentPort {
        guard let documents = nearest({ ($0 as? any DocumentProvider)?.documents }) else { throw NoDocumentsHere() }
        return documents
    }

    fileprivate func export(
        _ choice: ExportChoice.Value, as format: String, to file: String?, of offer: DocumentOffer
    ) async throws {
        let documents = try documents()
        let file = try file.map(path)
        if let file, FileSystem.isFolder(file) { throw SystemError.exists(file) }
        if let file, FileSystem.isReplaced(file) {
            try await confirmation.ask(HostPhrases.replaces(file), by: "export")
        }
        let progress = Progress()
        let pieces = try await speaker.showing(DocumentPhrases.exporting, percent: { progress.percent }) {
            try await documents.export(
                choice.selection, as: format, theme: choice.theme, in: speaker.reader.language, progress)
        }
        try Task.checkCancellation()
        if let file {
            try FileSystem.write(document: pieces.joined(), to: file)
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

    fileprivate func exportSite(
        to typed: String, as format: String, theme: String?, of offer: DocumentOffer
    ) async throws {
        let documents = try documents()
        let folder = try SiteFolder(path(typed), of: scheme)
        if folder.holdsSite { try await confirmation.ask(DocumentPhrases.replacesSite(typed), by: "export") }
        let progress = Progress()
        let files = try await speaker.showing(DocumentPhrases.exporting, percent: { progress.percent }) {
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
    fileprivate func tellOmissions(of selection: DocumentSelection, as format: String) async throws {
        guard speaker.console.isInteractive, !speaker.writesJSON else { return }
        let omissions = try? await documents().omissions(of: selection, as: format)
        if let omissions { try speaker.tell(omissions) }
    }

    fileprivate func importDocument(
        _ file: String, to target: DocumentTarget, isBackup: ([UInt8]) -> Bool
    ) async throws -> JSONObject {
        let documents = try documents()
        let file = file == "-" ? file : try path(file)
        if file == "-" {
            if source != .arguments { throw UsageError(DocumentPhrases.inputHasLines) }
            if speaker.console.isInteractive, !speaker.writesJSON { try speaker.tell(DocumentPhrases.readingKeyboard) }
        }
        let bytes = try speaker.console.bytes(ofFile: file)
        if isBackup(bytes) { throw BackupNotDocument(restore: commandLine.line(["restore", file])) }
        let reading = Progress()
        let prepared = try await speaker.showing(DocumentPhrases.reading, percent: { reading.percent }) {
            try await documents.prepareImport(of: bytes, to: target, reading)
        }
        if !speaker.writesJSON { try speaker.tell(prepared.preview.map(speaker.reader.text).joined(separator: "\n")) }
        try await confirmation.ask(prepared.question, by: "import")
        let writing = Progress()
        let done = try await speaker.showing(DocumentPhrases.importing, percent: { writing.percent }) {
            try await prepared.carryOut(writing)
        }
        if !speaker.writesJSON { try speaker.tell(done) }
        expectChanges()
        return prepared.details
    }
}
