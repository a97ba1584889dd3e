public import Basics

/// The profile of the program's user: the nickname, the settings, and the hints that were already shown.
public struct Profile: Equatable, Sendable {
    /// The nickname; `nil` until the user has chosen one.
    public var nickname: Nickname?
    /// The language that was chosen in the settings; `nil` for none.
    public var language: Language?
    /// The page that opens at the start of an interactive run.
    public var start = StartPage.home
    /// How often the vision of a wish is shown.
    public var visions = VisionRhythm.weekly
    /// The command line of the program that suggests titles for cells; `nil` if none is set.
    public var suggester: SuggesterCommand?
    /// The hints that were already shown. Each hint is shown only once.
    public var seenHints: Set<Hint> = []

    /// Creates an empty profile.
    public init() {}
}

/// The page that opens at the start of an interactive run.
public enum StartPage: String, CaseIterable, Sendable {
    /// The place where the last run ended, or else the current chart.
    case home
    /// The page `today`: what is picked, due and done.
    case today
}

/// How often the vision of a wish is shown. A vision that is seen too often, or never, loses its effect.
public enum VisionRhythm: String, CaseIterable, Sendable {
    /// Once a day, once a calendar week (Monday to Sunday), once a calendar month, or once a calendar year.
    case daily, weekly, monthly, yearly
    /// Never.
    case never

    /// The words for it: `every week`.
    public var phrase: Phrase {
        switch self {
        case .daily: Phrase("every day", .ko("매일"), .ja("毎日"))
        case .weekly: Phrase("every week", .ko("매주"), .ja("毎週"))
        case .monthly: Phrase("every month", .ko("매월"), .ja("毎月"))
        case .yearly: Phrase("every year", .ko("매년"), .ja("毎年"))
        case .never: Phrase("never", .ko("보지 않음"), .ja("表示しない"))
        }
    }

    /// The word that is typed for it: `weekly`, `매주`.
    public var word: Phrase {
        switch self {
        case .daily: Phrase("daily", .ko("매일"), .ja("毎日"))
        case .weekly: Phrase("weekly", .ko("매주"), .ja("毎週"))
        case .monthly: Phrase("monthly", .ko("매월"), .ja("毎月"))
        case .yearly: Phrase("yearly", .ko("매년"), .ja("毎年"))
        case .never: Phrase("never", .ko("안함"), .ja("なし"))
        }
    }

    /// The words for all rhythms in the reader's language.
    public static var words: Phrase {
        Phrase(made: { language in
            let words = allCases.map { $0.word.text(in: language) }
            return words.joined(separator: language == .japanese ? "、" : ", ")
        })
    }

    /// Parses a typed word of any language.
    ///
    /// - Throws: ``ProfileError/noRhythm(_:)``.
    public init(_ typed: String) throws(ProfileError) {
        let word = typed.halfWidth.lowercased()
        let found = Self.allCases.first { rhythm in Language.allCases.contains { rhythm.word.text(in: $0) == word } }
        guard let found else { throw .noRhythm(String(typed.prefix(32))) }
        self = found
    }
}

/// A hint for new users that is shown only once.
public enum Hint: String, CaseIterable, Sendable {
    /// The hint on how to fill, open and edit the cells of the main grid.
    case mainGrid
    /// The hint on how to fill the items of a sub-goal, and how to return to the main grid.
    case subGoal
    /// The hint on the keys of a form.
    case form
}
