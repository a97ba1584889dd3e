import Basics
import Commands
import Ribcage
import Screens
import Terminal

/// Lists the screens and their states.
enum CatalogScreen: Screen {
    typealias ReactorType = CatalogInteractor

    static func page(of state: CatalogInteractor.State, for reader: Reader) -> Text { state.page(reader) }

    static func page(of entries: [CatalogEntry], for reader: Reader) -> Text {
        let column = (entries.map(\.word.count).max() ?? 0) + 2
        return entries.flatMap { entry in
            let states = Text(line: entry.samples.map(\.name).joined(separator: ", "))
            return reader.lines(of: ListRow(Text(entry.word).bold.padded(to: column), states.dim))
        }.joined(separator: "\n")
    }

    static func hint(in state: CatalogInteractor.State, for reader: Reader) -> Text? {
        reader.text(CatalogPhrases.hint)
    }

    static let record = Record<CatalogInteractor.State>(
        "catalog", CatalogPhrases.catalog, [.written([]) { $0.shown }])
}

/// The form in which the catalog shows its screens.
enum GalleryForm: Equatable {
    /// As in the rest of the catalog, with the terminal's width and the reader's own kind of output, linear or not.
    case usual
    /// A width in columns.
    case width(Int)
    /// Linear output for a screen reader.
    case linear

    func reader(_ reader: Reader) -> Reader {
        switch self {
        case .usual: reader
        case .width(let width): reader.at(width: width)
        case .linear: reader.listening
        }
    }

    /// The address of the catalog in this form.
    var address: [String] {
        switch self {
        case .usual: ["catalog"]
        case .width(let width): ["width", "\(width)"]
        case .linear: ["linear"]
        }
    }
}

/// Shows a screen's states one below the other, each under its name.
enum GalleryScreen: Screen {
    typealias ReactorType = CatalogInteractor

    static func page(of state: CatalogInteractor.State, for reader: Reader) -> Text { state.page(reader) }

    static func page(of samples: [ScreenSample], in form: GalleryForm, for reader: Reader) -> Text {
        let reader = form.reader(reader)
        return samples.flatMap { [reader.rule($0.name), $0.text(reader)] }.joined(separator: "\n")
    }

    static let record = Record<CatalogInteractor.State>(
        "screen", CatalogPhrases.screen, [.written([]) { $0.shown }])
}
