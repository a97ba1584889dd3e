import Commands
package import JSON
import Languages
package import Ribcage
import Screens

/// The root: one place for each screen, and below `width 60` the same places at that width.
package final class CatalogRouter: ViewableRouter<CatalogInteractor> {
    private let entries: [CatalogEntry]
    private let width: Int?

    /// - Parameters:
    ///   - entries: The screens.
    ///   - width: The columns of all pages; those of the terminal by default.
    package init(_ entries: [CatalogEntry], width: Int? = nil) {
        (self.entries, self.width) = (entries, width)
        let interactor = CatalogInteractor(
            JSONObject(
                members: entries.map { entry in
                    JSONObject.Member(name: entry.word, value: .array(entry.samples.map { .string($0.name) }))
                }))
        super.init(interactor: interactor, viewController: CatalogScreen(reactor: interactor, entries: entries))
        address = width.map { ["width", "\($0)"] } ?? ["catalog"]
    }

    package override var places: [Place] {
        let screens = entries.map { entry in
            Place(Self.signpost(to: entry), { try Self.state($0, of: entry) }) { [unowned self] state in
                let samples = entry.samples.filter { state == nil || $0.name == state }
                open(GalleryRouter(samples, address: [entry.word] + (state.map { [$0] } ?? []), width: width))
            }
        }
        guard width == nil else { return screens }
        return screens + [.width { [unowned self] in open(CatalogRouter(entries, width: $0)) }]
    }

    private static func signpost(to entry: CatalogEntry) -> Signpost {
        let names = entry.samples.map(\.name)
        return Signpost(
            entry.word, value: CatalogPhrases.state, .optionalWord, candidates: names,
            example: names.first.map { Phrase(verbatim: $0) },
            summary: CatalogPhrases.states(names.count, of: entry.name))
    }

    /// The name of a state; `nil` for all.
    private static func state(_ name: String, of entry: CatalogEntry) throws(UsageError) -> String? {
        if name.isEmpty { return nil }
        let names = entry.samples.map(\.name)
        guard names.contains(name) else { throw UsageError(CatalogPhrases.noState(name, of: entry.name, names: names)) }
        return name
    }
}

/// The place of one screen: all its states, or one. Below `width 60` are the same states at that width.
package final class GalleryRouter: ViewableRouter<CatalogInteractor> {
    private let samples: [ScreenSample]

    package override var places: [Place] {
        [.width { [unowned self] in open(GalleryRouter(samples, address: ["width", "\($0)"], width: $0)) }]
    }

    init(_ samples: [ScreenSample], address: [String], width: Int?) {
        self.samples = samples
        let interactor = CatalogInteractor(
            JSONObject(members: samples.map { JSONObject.Member(name: $0.name, value: $0.json ?? .null) }))
        super.init(
            interactor: interactor,
            viewController: GalleryScreen(reactor: interactor, samples: samples, width: width))
        self.address = address
    }
}

extension Place {
    /// The place that shows the same at another width.
    @MainActor fileprivate static func width(_ open: @escaping @MainActor (Int) -> Void) -> Place {
        Place(
            Signpost(
                "width", value: CatalogPhrases.columns, example: Phrase(verbatim: "60"), summary: CatalogPhrases.width),
            columns, open: open)
    }

    private static func columns(_ text: String) throws(UsageError) -> Int {
        guard let columns = Int(text), (20...400).contains(columns) else {
            throw UsageError(CatalogPhrases.wrongWidth(text))
        }
        return columns
    }
}

/// Does nothing: the catalog only shows.
package final class CatalogInteractor: Interactor, Reactor {
    package enum Action {}
    package enum Mutation {}
    package struct State: Equatable {
        /// What a program gets.
        let shown: JSONObject
    }

    package let store: Store<State>

    /// - Parameter shown: What a program gets.
    package init(_ shown: JSONObject = [:]) {
        store = Store(State(shown: shown))
    }

    package func mutate(_ action: Action, commit: Commit) async throws {}

    package static func reduce(_ state: inout State, with mutation: Mutation) {}
}

extension CatalogEntry {
    /// The word that leads there: `dream-tree` for `DreamTree`.
    var word: String {
        name.reduce(into: "") { word, letter in
            if letter.isUppercase, !word.isEmpty { word += "-" }
            word += letter.lowercased()
        }
    }
}
