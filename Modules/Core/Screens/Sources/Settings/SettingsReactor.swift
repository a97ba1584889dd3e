public import Basics
public import Ribcage

/// The logic of a place that shows and changes a program's settings, one of which is the language. Another language takes
/// effect at once.
///
///     typealias NotesSettingsInteractor = SettingsReactor<NotesSettings, any NotesSettingsUseCase>
public final class SettingsReactor<Settings: Equatable & Sendable, UseCase: Sendable>: Interactor, Reactor,
    EditHistoryProvider
{
    /// An action returns the settings as they are then.
    public enum Action: Sendable {
        /// Loads the settings.
        case load
        /// Changes the settings by the use case.
        case change(@Sendable (UseCase) async throws -> Settings)
    }

    /// A mutation with the settings, this run's language, and the source that determined the language.
    public enum Mutation: Sendable {
        /// The settings are loaded, or changed.
        case loaded(Settings, Language, by: LanguageChoice.Source)
    }

    /// The settings, and what else their page shows.
    public struct State: Equatable, Sendable {
        /// The settings.
        public var settings: Settings
        /// The language of this run.
        public var language = Language.english
        /// The source that determined the language of this run.
        public var source = LanguageChoice.Source.fallback
        /// The path of the file that contains all data.
        public let dataLocation: String

        /// Creates a state, in English by default.
        public init(
            _ settings: Settings, language: Language = .english, source: LanguageChoice.Source = .fallback,
            dataLocation: String
        ) {
            (self.settings, self.language, self.source) = (settings, language, source)
            self.dataLocation = dataLocation
        }
    }

    /// The store, with the initial settings until others are loaded.
    public let store: Store<State>
    /// The undo history of the settings.
    public let editHistory: (any EditHistory)?
    private let useCase: UseCase
    private let languageChoice: LanguageChoice
    private let load: @Sendable (UseCase) async throws -> Settings
    private let language: @Sendable (Settings) -> Language?

    /// Creates the reactor with the initial settings. `load` reads the settings, and `language` returns the language
    /// that is chosen in them, if any.
    public init(
        _ initial: Settings, by useCase: UseCase, history: any EditHistory, languageChoice: LanguageChoice,
        dataLocation: String, load: @escaping @Sendable (UseCase) async throws -> Settings,
        language: @escaping @Sendable (Settings) -> Language?
    ) {
        store = Store(State(initial, dataLocation: dataLocation))
        (self.useCase, editHistory, self.languageChoice) = (useCase, history, languageChoice)
        (self.load, self.language) = (load, language)
    }

    /// Loads or changes the settings, and applies their language.
    public func mutate(_ action: Action, commit: Commit) async throws {
        let settings =
            switch action {
            case .load: try await load(useCase)
            case .change(let change): try await change(useCase)
            }
        // An undo may have restored another language, too.
        languageChoice.setting = language(settings)
        commit(.loaded(settings, languageChoice.language, by: languageChoice.source))
    }

    /// Replaces the settings and the language.
    public static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let settings, let language, by: let source):
            (state.settings, state.language, state.source) = (settings, language, source)
        }
    }
}
