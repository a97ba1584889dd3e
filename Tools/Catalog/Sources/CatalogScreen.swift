import Commands
import Records
import Ribcage
import Screens
import Terminal

/// Lists the screens and their states.
final class CatalogScreen: Screen {
    let reactor: CatalogInteractor
    private let entries: [CatalogEntry]

    init(reactor: CatalogInteractor, entries: [CatalogEntry]) {
        (self.reactor, self.entries) = (reactor, entries)
    }

    func page(of state: CatalogInteractor.State, for reader: Reader) -> Text {
        let column = (entries.map(\.word.count).max() ?? 0) + 2
        return entries.flatMap { entry in
            let states = Text(line: entry.samples.map(\.name).joined(separator: ", "))
            return states.dim.wrapped(to: max(20, reader.width - column)).enumerated().map { index, line in
                Text(index == 0 ? entry.word : "").bold.padded(to: column) + line
            }
        }.joined(separator: "\n")
    }

    func hint(in state: CatalogInteractor.State, for reader: Reader) -> Text? { reader.text(CatalogPhrases.hint) }

    static let record = Record<CatalogInteractor.State>(
        "catalog", CatalogPhrases.catalog, [.written([]) { $0.shown }])
}

/// Shows a screen's states below each other, each under its name.
final class GalleryScreen: Screen {
    let reactor: CatalogInteractor
    private let samples: [ScreenSample]
    private let width: Int?

    init(reactor: CatalogInteractor, samples: [ScreenSample], width: Int?) {
        (self.reactor, self.samples, self.width) = (reactor, samples, width)
    }

    func page(of state: CatalogInteractor.State, for reader: Reader) -> Text {
        let reader = Reader(language: reader.language, width: width ?? reader.width)
        return samples.flatMap { sample in
            let rule = String(repeating: "─", count: max(2, reader.width - sample.name.count - 4))
            return [Text("── \(sample.name) \(rule)").truncated(to: reader.width).dim, sample.text(reader)]
        }.joined(separator: "\n")
    }

    static let record = Record<CatalogInteractor.State>(
        "screen", CatalogPhrases.screen, [.written([]) { $0.shown }])
}
