/// The language of one run of a program: who may decide it, and who does.
///
/// A program makes one at its start. The host reads from it how to speak, each time that it speaks; the settings change
/// ``setting``, which takes effect at once.
@MainActor public final class LanguageChoice {
    /// Who decides, the strongest first.
    public enum Source: Equatable, Sendable {
        /// The person, for this run alone: `--lang`.
        case option
        /// A variable of the environment, by its name.
        case environment(String)
        /// What the person chose in the settings.
        case setting
        /// Nobody, so that it is English.
        case nobody
    }

    /// What was asked for by `--lang`.
    private let option: Language?
    /// The variable that speaks for the environment; `nil` when that says nothing.
    public let variable: (name: String, value: String)?

    /// What the person chose in the settings; `nil` when they chose nothing. Set when the profile is read, and when it
    /// changes.
    public var setting: Language?

    /// Called by a program's start, with what `--lang` asks for and with a way to read the variables of the
    /// environment. The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty speaks for the environment.
    /// When it names no language that the program speaks, the environment says nothing.
    public init(option: Language? = nil, variable: (String) -> String? = { _ in nil }) {
        self.option = option
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locales = names.compactMap { name in variable(name).map { (name, $0) } }
        self.variable = locales.first { !$0.1.isEmpty }.flatMap { Language(locale: $0.1) == nil ? nil : $0 }
    }

    /// How to speak now.
    public var language: Language {
        option ?? variable.flatMap { Language(locale: $0.value) } ?? setting ?? .english
    }

    /// Who decides that.
    public var source: Source {
        if option != nil { return .option }
        if let variable { return .environment(variable.name) }
        return setting == nil ? .nobody : .setting
    }
}
