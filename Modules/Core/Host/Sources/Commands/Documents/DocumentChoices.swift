import Basics
import Commands

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

/// The target of an import: `--into NAME` or `--as-new`; without an option, the existing items that match those of the
/// document.
struct ImportChoice: Parameter {
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
