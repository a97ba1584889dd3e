public import Languages

/// The profile of the program's user: nickname, settings, and the hints that were shown.
public struct Profile: Equatable, Sendable {
    /// The nickname; `nil` until the first question is answered.
    public var nickname: Nickname?
    /// The language chosen in the settings; `nil` if none was.
    public var language: Language?
    /// The page that opens at the start of an interactive run.
    public var start = StartPage.home
    /// The rhythm in which visions of wishes are shown.
    public var visions = VisionRhythm.weekly
    /// The command of the program that suggests topics; `nil` if none is set.
    public var suggester: SuggesterCommand?
    /// The hints that were already shown. Each is shown once.
    public var seenHints: Set<Hint> = []

    /// An empty profile.
    public init() {}
}

/// The page that opens at the start of an interactive run.
public enum StartPage: String, CaseIterable, Sendable {
    /// The current chart, or the place where the last run left off.
    case home
    /// The page `today`.
    case today
}

/// The rhythm in which visions of a person's wishes are shown. Seen too often or not at all, a vision loses its effect.
public enum VisionRhythm: String, CaseIterable, Sendable {
    /// Once in a day, in a week from Monday on, or in a calendar month or year.
    case daily, weekly, monthly, yearly
    /// Never.
    case never
}

/// A hint that is shown once.
public enum Hint: String, CaseIterable, Sendable {
    /// How to fill, open and edit the cells of the main grid.
    case mainGrid
    /// How to fill the items of a sub-goal, and how to get back.
    case subGoal
    /// The keys of a form.
    case form
}
