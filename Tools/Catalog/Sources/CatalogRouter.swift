package import Basics
package import Commands
package import Ribcage
import Screens
package import Terminal

/// The root of the catalog, with a place for each screen. The places `width 60` and `linear` show the same screens at
/// that width or for a screen reader, and the name of an app leads to the screens of that app alone.
package final class CatalogRouter: ViewableRouter<CatalogInteractor> {
    private let entries: [CatalogEntry]
    private let apps: [(name: String, features: Set<String>)]
    private let form: GalleryForm

    /// Creates the root of the catalog with the screens, and with the apps and the names of their features.
    package convenience init(_ entries: [CatalogEntry], apps: [(name: String, features: Set<String>)] = []) {
        self.init(entries, apps: apps, form: .usual)
    }

    private init(_ entries: [CatalogEntry], apps: [(name: String, features: Set<String>)], form: GalleryForm) {
        (self.entries, self.apps, self.form) = (entries, apps, form)
        let interactor = CatalogInteractor(
            JSONObject(
                members: entries.map { entry in
                    JSONObject.Member(name: entry.word, value: .array(entry.samples.map { .string($0.name) }))
                })
        ) { CatalogScreen.page(of: entries, for: $0) }
        super.init(interactor: interactor, viewController: ScreenView<CatalogScreen>(interactor))
        address = form.address
    }

    package override var places: [Place] {
        let screens = entries.map { entry in
            Place(Self.destination(to: entry), { try Self.state($0, of: entry) }) { [unowned self] state in
                let samples = entry.samples.filter { state == nil || $0.name == state }
                open(GalleryRouter(samples, address: [entry.word] + (state.map { [$0] } ?? []), form: form))
            }
        }
        guard form == .usual else { return screens }
        return screens + Place.forms { [unowned self] in open(CatalogRouter(entries, apps: [], form: $0)) }
            + apps.map { app in
                Place(app.name, summary: CatalogPhrases.screens(of: app.name)) { [unowned self] in
                    let screens = entries.filter { app.features.contains($0.name) }
                    open(CatalogRouter(screens, apps: [], form: .usual), at: app.name)
                }
            }
    }

    private static func destination(to entry: CatalogEntry) -> Destination {
        let names = entry.samples.map(\.name)
        return Destination(
            entry.word, value: CatalogPhrases.state, .optionalWord, candidates: names,
            example: names.first.map { Phrase(verbatim: $0) },
            summary: CatalogPhrases.states(names.count, of: entry.name))
    }

    /// Parses the name of a state; `nil` for an empty text, which means all states.
    private static func state(_ name: String, of entry: CatalogEntry) throws(UsageError) -> String? {
        if name.isEmpty { return nil }
        let names = entry.samples.map(\.name)
        guard names.contains(name) else { throw UsageError(CatalogPhrases.noState(name, of: entry.name, names: names)) }
        return name
    }
}

/// The place of one screen, which shows all states of the screen or one of them. The places `width 60` and `linear`
/// below show the same states at that width or for a screen reader.
package final class GalleryRouter: ViewableRouter<CatalogInteractor> {
    private let samples: [ScreenSample]

    package override var places: [Place] {
        Place.forms { [unowned self] in open(GalleryRouter(samples, address: $0.address, form: $0)) }
    }

    init(_ samples: [ScreenSample], address: [String], form: GalleryForm) {
        self.samples = samples
        let interactor = CatalogInteractor(
            JSONObject(members: samples.map { JSONObject.Member(name: $0.name, value: $0.json ?? .null) })
        ) { GalleryScreen.page(of: samples, in: form, for: $0) }
        super.init(interactor: interactor, viewController: ScreenView<GalleryScreen>(interactor))
        self.address = address
    }
}

extension Place {
    /// Returns the places that show the same screens in another form.
    @MainActor fileprivate static func forms(_ open: @escaping @MainActor (GalleryForm) -> Void) -> [Place] {
        let width = Destination(
            "width", value: CatalogPhrases.columns, example: Phrase(verbatim: "60"), summary: CatalogPhrases.width)
        return [
            Place(width, columns) { open(.width($0)) },
            Place("linear", summary: CatalogPhrases.linear) { open(.linear) },
        ]
    }

    private static func columns(_ text: String) throws(UsageError) -> Int {
        guard let columns = Int(text), (20...400).contains(columns) else {
            throw UsageError(CatalogPhrases.wrongWidth(text))
        }
        return columns
    }
}

/// An interactor without actions, because the catalog only shows screens.
package final class CatalogInteractor: Interactor, Reactor {
    package enum Action {}
    package enum Mutation {}
    package struct State: Equatable {
        /// The JSON output of the place, which tells states apart.
        let shown: JSONObject
        let page: @MainActor (Reader) -> Text

        package static func == (first: State, second: State) -> Bool { first.shown == second.shown }
    }

    package let store: Store<State>

    /// Creates the interactor of a place, with its JSON output and its page.
    package init(_ shown: JSONObject = [:], page: @escaping @MainActor (Reader) -> Text = { _ in "" }) {
        store = Store(State(shown: shown, page: page))
    }

    package func mutate(_ action: Action, commit: Commit) async throws {}

    package static func reduce(_ state: inout State, with mutation: Mutation) {}
}

extension CatalogEntry {
    /// The typed word of the screen: `dream-tree` for `DreamTree`.
    var word: String {
        name.reduce(into: "") { word, letter in
            if letter.isUppercase, !word.isEmpty { word += "-" }
            word += letter.lowercased()
        }
    }
}
