/// The language of one run of a program: who may decide it, and who does.
///
/// A program makes one at its start. The host reads from it how to speak, each time that it speaks; the settings change
/// ``setting``, which takes effect at once.
@MainActor public final class LanguageChoice {
    /// The source of the language, the one with the highest precedence first.
    public enum Source: Equatable, Sendable {
        /// The person, for this run alone: `--lang`.
        case option
        /// A variable of the environment, by its name, or a line of the configuration file, by its place.
        case environment(String)
        /// The settings of the program.
        case setting
        /// Neither was given: English.
        case nobody
    }

    /// The language of `--lang`, with its source.
    private let option: Language?
    private let optionSource: Source
    /// The variable that speaks for the environment; `nil` when that says nothing.
    public let variable: (name: String, value: String)?

    /// The language of the settings; `nil` if none is set. Set when the profile is read, and when it changes.
    public var setting: Language?

    /// The choice of a run, from what `--lang` asks for and a way to read the variables of the environment. The option
    /// may be set elsewhere than in the arguments: `from` says where. The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that
    /// is set and not empty speaks for the environment. When it names no language that the program speaks, the
    /// environment says nothing.
    public init(
        option: Language? = nil, from source: Source = .option, variable: (String) -> String? = { _ in nil }
    ) {
        (self.option, optionSource) = (option, source)
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locales = names.compactMap { name in variable(name).map { (name, $0) } }
        self.variable = locales.first { !$0.1.isEmpty }.flatMap { Language(locale: $0.1) == nil ? nil : $0 }
    }

    /// How to speak now.
    public var language: Language {
        option ?? variable.flatMap { Language(locale: $0.value) } ?? setting ?? .english
    }

    /// The source of ``language``.
    public var source: Source {
        if option != nil { return optionSource }
        if let variable { return .environment(variable.name) }
        return setting == nil ? .nobody : .setting
    }
}
