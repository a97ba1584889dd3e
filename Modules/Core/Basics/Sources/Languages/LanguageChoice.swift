/// The language of one run of a program, and the source that determines it.
///
/// A program creates one choice at its start and reads ``language`` for every output, so a change of ``setting`` takes
/// effect at once.
@MainActor public final class LanguageChoice {
    /// The source of the language, highest precedence first.
    public enum Source: Equatable, Sendable {
        /// The option `--lang`, for this run only.
        case option
        /// An environment variable, by its name, or a line of the configuration file, by its position.
        case environment(String)
        /// The program's settings.
        case setting
        /// No source: the language is English.
        case fallback
    }

    private let option: Language?
    private let optionSource: Source
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty; `nil` if none is, or if it names no
    /// language of the project.
    public let variable: (name: String, value: String)?

    /// Those of `LC_ALL`, `LC_MESSAGES`, `LC_TIME` and `LANG` that are set and not empty. They determine ``variable``
    /// and the order of dates.
    public let variables: [(name: String, value: String)]

    private let region: DateOrder?

    /// The language in the settings; `nil` if none is set. The program updates it when the profile is loaded or
    /// changes.
    public var setting: Language?

    /// Creates the choice for a run from the option `--lang` and the environment. `source` is where the option was
    /// found: in the arguments, or elsewhere, such as in the configuration file. The first of `LC_ALL`, `LC_MESSAGES`
    /// and `LANG` that is set and not empty counts; if it names no language of the project, the environment is ignored.
    public init(
        option: Language? = nil, from source: Source = .option, variable: (String) -> String? = { _ in nil }
    ) {
        (self.option, optionSource) = (option, source)
        let names = ["LC_ALL", "LC_MESSAGES", "LC_TIME", "LANG"]
        let variables = names.map { (name: $0, value: variable($0) ?? "") }.filter { !$0.value.isEmpty }
        let locale = variables.first { $0.name != "LC_TIME" }
        self.variables = variables
        self.variable = locale.flatMap { Language(locale: $0.value) == nil ? nil : $0 }
        region = variables.first { $0.name != "LC_MESSAGES" }.flatMap { DateOrder(locale: $0.value) }
    }

    /// The language in effect.
    public var language: Language {
        option ?? variable.flatMap { Language(locale: $0.value) } ?? setting ?? .english
    }

    /// The order of day and month: that of the language or, for a language with both orders, that of the region in
    /// `LC_ALL`, `LC_TIME` or `LANG`; `nil` if neither determines the order.
    public var dateOrder: DateOrder? { language.tongue.dateOrder ?? region }

    /// The source of ``language``.
    public var source: Source {
        if option != nil { return optionSource }
        if let variable { return .environment(variable.name) }
        return setting == nil ? .fallback : .setting
    }
}
