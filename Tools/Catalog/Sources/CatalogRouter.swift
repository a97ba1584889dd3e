import Commands
package import JSON
import Languages
package import Ribcage
import Screens

/// The root: a place for each screen. Its places `width 60` and `linear` have the same places in that form, and the
/// name of an app those of its screens alone.
package final class CatalogRouter: ViewableRouter<CatalogInteractor> {
    private let entries: [CatalogEntry]
    private let apps: [(name: String, features: Set<String>)]
    private let form: GalleryForm

    /// The root, with the screens, and the apps with the names of their features.
    package convenience init(_ entries: [CatalogEntry], apps: [(name: String, features: Set<String>)] = []) {
        self.init(entries, apps: apps, form: .usual)
    }

    private init(_ entries: [CatalogEntry], apps: [(name: String, features: Set<String>)], form: GalleryForm) {
        (self.entries, self.apps, self.form) = (entries, apps, form)
        let interactor = CatalogInteractor(
            JSONObject(
                members: entries.map { entry in
                    JSONObject.Member(name: entry.word, value: .array(entry.samples.map { .string($0.name) }))
                }))
        super.init(interactor: interactor, viewController: CatalogScreen(reactor: interactor, entries: entries))
        address = form.address
    }

    package override var places: [Place] {
        let screens = entries.map { entry in
            Place(Self.signpost(to: entry), { try Self.state($0, of: entry) }) { [unowned self] state in
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

    private static func signpost(to entry: CatalogEntry) -> Signpost {
        let names = entry.samples.map(\.name)
        return Signpost(
            entry.word, value: CatalogPhrases.state, .optionalWord, candidates: names,
            example: names.first.map { Phrase(verbatim: $0) },
            summary: CatalogPhrases.states(names.count, of: entry.name))
    }

    /// Returns the name of a state; `nil` for all.
    private static func state(_ name: String, of entry: CatalogEntry) throws(UsageError) -> String? {
        if name.isEmpty { return nil }
        let names = entry.samples.map(\.name)
        guard names.contains(name) else { throw UsageError(CatalogPhrases.noState(name, of: entry.name, names: names)) }
        return name
    }
}

/// The place of one screen, with all its states or one of them. Its places `width 60` and `linear` show the same states
/// in that form.
package final class GalleryRouter: ViewableRouter<CatalogInteractor> {
    private let samples: [ScreenSample]

    package override var places: [Place] {
        Place.forms { [unowned self] in open(GalleryRouter(samples, address: $0.address, form: $0)) }
    }

    init(_ samples: [ScreenSample], address: [String], form: GalleryForm) {
        self.samples = samples
        let interactor = CatalogInteractor(
            JSONObject(members: samples.map { JSONObject.Member(name: $0.name, value: $0.json ?? .null) }))
        super.init(
            interactor: interactor,
            viewController: GalleryScreen(reactor: interactor, samples: samples, form: form))
        self.address = address
    }
}

extension Place {
    /// The places that show the same screens in another form.
    @MainActor fileprivate static func forms(_ open: @escaping @MainActor (GalleryForm) -> Void) -> [Place] {
        let width = Signpost(
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

/// An interactor without actions: the catalog only shows.
package final class CatalogInteractor: Interactor, Reactor {
    package enum Action {}
    package enum Mutation {}
    package struct State: Equatable {
        /// The JSON output.
        let shown: JSONObject
    }

    package let store: Store<State>

    /// Creates an interactor.
    ///
    /// - Parameter shown: The JSON output.
    package init(_ shown: JSONObject = [:]) {
        store = Store(State(shown: shown))
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
