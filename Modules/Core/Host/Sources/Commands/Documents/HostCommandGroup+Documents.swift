public import Basics
import Commands
import Console
import Platform
import Ribcage
import Terminal

struct NoDocumentsHere: Rejection {
    let explanation = DocumentPhrases.noneHere
}

/// The error for importing a backup, which must be restored instead.
struct BackupNotDocument: Rejection {
    let restore: String

    var explanation: Phrase { DocumentPhrases.isBackup(restore) }
}

extension HostCommandGroup {
    /// Returns the commands `export` and `import`, for a program with RIBs that provide documents: see
    /// `DocumentProvider`.
    ///
    /// - Parameters:
    ///   - offer: The export and import options.
    ///   - store: The program's store, if any, whose backups are not documents.
    /// - Returns: The group of both commands.
    public static func documents(_ offer: DocumentOffer, store: (any BackupStore)? = nil) -> HostCommandGroup {
        func commands(_ offer: DocumentOffer) -> [HostCommand] { [export(offer), `import`(offer, store)] }
        return HostCommandGroup(
            commands(offer), records: [WrappedDocument.record(of: offer).description] + offer.records
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
                $0, PathArgument(DocumentPhrases.file), ImportChoice(offer: offer), summary: offer.importing,
                example: DocumentPhrases.importExample(offer.item), details: offer.importDetails
            ) { (file: $0, choice: $1) }
        } run: { context, typed in
            try await context.importDocument(typed.file, typed.choice) { store?.isBackup($0) == true }
        }
    }
}

@MainActor extension HostContext {
    fileprivate func documents() throws(NoDocumentsHere) -> any DocumentPort {
        guard let documents = nearest({ ($0 as? any DocumentProvider)?.documents }) else { throw NoDocumentsHere() }
        return documents
    }

    fileprivate func export(
        _ choice: ExportChoice.Value, as format: String, to file: String?, of offer: DocumentOffer
    ) async throws {
        let documents = try documents()
        let file = try file.map(path)
        if let file, try await speaker.console.isReplaced(file) {
            try await confirmation.ask(HostPhrases.replaces(file), by: "export")
        }
        let progress = Progress()
        let pieces = try await speaker.showing(DocumentPhrases.exporting, percent: { progress.percent }) {
            try await documents.export(
                choice.selection, as: format, theme: choice.theme, in: speaker.reader.language, progress)
        }
        try Task.checkCancellation()
        if let file {
            let written = try await speaker.console.write(document: pieces.joined(), to: file)
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
        let console = speaker.console
        var folder = try SiteFolder(path(typed), of: navigator.scheme)
        let contents = try await console.answer(usually: SiteFolder.Contents.nothing.rawValue) {
            try folder.read().rawValue
        }
        switch SiteFolder.Contents(rawValue: contents) {
        case .site?: try await confirmation.ask(DocumentPhrases.replacesSite(typed), by: "export")
        case .other?: throw NotASite(folder: folder.path)
        case .nothing?, nil: break
        }
        let progress = Progress()
        let (files, written) = try await speaker.showing(DocumentPhrases.exporting, percent: { progress.percent }) {
            guard let site = try await documents.site(theme: theme, in: speaker.reader.language) else {
                throw NoDocumentsHere()
            }
            progress.begin(total: site.files.count)
            var isWritten = false
            let written = try await console.answer(usually: folder.path) {
                isWritten = true
                try await folder.write(site.files, site.text) { progress.report($0) }
                return FileSystem.resolvingFolders(of: folder.path) ?? folder.path
            }
            // A replay makes the texts, too: that may fail.
            if !isWritten { for file in site.files { _ = try await site.text(file) } }
            return (site.files, written)
        }
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
        _ file: String, _ choice: ImportChoice.Value, isBackup: ([UInt8]) -> Bool
    ) async throws -> JSONObject {
        let documents = try documents()
        let file = file == "-" ? file : try path(file)
        if file == "-" {
            if run.source != .arguments { throw UsageError(DocumentPhrases.inputHasLines) }
            if speaker.console.isInteractive, !speaker.writesJSON { try speaker.tell(DocumentPhrases.readingKeyboard) }
        }
        let bytes = try speaker.console.bytes(ofFile: file)
        if isBackup(bytes) { throw BackupNotDocument(restore: navigator.commandLine.line(["restore", file])) }
        let prepared = try await confirmedImport(with: choice.columns) { [speaker] columns in
            let reading = Progress()
            return try await speaker.showing(DocumentPhrases.reading, percent: { reading.percent }) {
                try await documents.prepareImport(of: bytes, to: choice.target, columns: columns, reading)
            }
        }
        let writing = Progress()
        let done = try await speaker.showing(DocumentPhrases.importing, percent: { writing.percent }) {
            try await prepared.carryOut(writing)
        }
        if !speaker.writesJSON { try speaker.tell(done) }
        pages.expectChanges()
        return prepared.details
    }

    /// Shows what an import would do and asks for it, until the answer no longer changes what the columns mean.
    private func confirmedImport(
        with columns: String?, _ prepare: (String?) async throws -> PreparedImport
    ) async throws -> PreparedImport {
        func prepared(with columns: String?) async throws -> PreparedImport {
            let prepared = try await prepare(columns)
            guard !speaker.writesJSON else { return prepared }
            try speaker.tell(prepared.preview.map(speaker.reader.text).joined(separator: "\n"))
            if let hint = prepared.columns, speaker.console.isInteractive, !confirmation.isGiven {
                try speaker.tell(speaker.reader.hint(speaker.reader.text(hint)))
            }
            return prepared
        }
        var (columns, current) = (columns, try await prepared(with: columns))
        let hasColumns = current.columns != nil
        while true {
            let answer = try await confirmation.answer(to: current.question, by: "import") { answer in
                hasColumns && answer.halfWidth.utf8.contains(UInt8(ascii: "="))
            }
            guard let answer else { return current }
            do {
                let changed = (columns.map { [$0] } ?? []) + [answer]
                current = try await prepared(with: changed.joined(separator: " "))
                columns = changed.joined(separator: " ")
            } catch let error where !(error is CancellationError || error is ConsoleFailure) {
                try speaker.tell(Phrase(of: error))
            }
        }
    }
}

/// The options of `export`: the selection, such as `--chart NAME`, `--all` or `--all --complete`; the folder of a site,
/// `--site DIR`; and the theme, `--theme dark`. Without options, the current document is selected.
struct ExportChoice: Parameter {
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
        let themes = Argument(DocumentPhrases.theme, oneOf: offer.themes)
        theme = offer.themes.isEmpty ? nil : NamedArgument("--theme", themes)
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

/// The options of `import`. The target is `--into NAME` or `--as-new`; without an option, the existing items that match
/// those of the document. `--columns` gives the meanings of the columns of a table, such as `place=1`.
struct ImportChoice: Parameter {
    struct Value {
        let target: DocumentTarget
        let columns: String?
    }

    private let names: [String]
    private let columns: NamedArgument<Argument<String>>?

    init(offer: DocumentOffer) {
        names = offer.names
        columns = offer.hasColumns ? NamedArgument("--columns", Argument(DocumentPhrases.columns) { $0 }) : nil
    }

    var usage: Phrase {
        let asNew = "--as-new"
        let target = Phrase(pattern: "[--into <\(DocumentPhrases.name)> | \(asNew)]")
        return columns.map { Phrase(pattern: "\(target) \($0.usage)") } ?? target
    }

    var options: [CommandOption] {
        [CommandOption("--into", candidates: names), CommandOption("--as-new", takesValue: false)]
            + (columns?.options ?? [])
    }

    func take(from words: inout Words) throws -> Value {
        Value(target: try target(from: &words), columns: try columns?.take(from: &words) ?? nil)
    }

    private func target(from words: inout Words) throws -> DocumentTarget {
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
