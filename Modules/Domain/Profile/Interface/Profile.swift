public import Languages

/// The person who uses the program: nickname, settings, and the hints that they saw.
public struct Profile: Equatable, Sendable {
    /// The nickname; `nil` until the first question is answered.
    public var nickname: Nickname?
    /// The language chosen in the settings; `nil` when none was.
    public var language: Language?
    /// The page with which a run at the prompt begins.
    public var start = StartPage.home
    /// How often the vision of a dream is shown.
    public var visions = VisionRhythm.weekly
    /// The program that is asked for suggestions; `nil` if none is.
    public var suggester: SuggesterCommand?
    /// The hints that were shown already. Each is shown once.
    public var seenHints: Set<Hint> = []

    /// A person of whom nothing is known.
    public init() {}
}

/// A page with which a run at the prompt can begin.
public enum StartPage: String, CaseIterable, Sendable {
    /// The chart that the person works on, or where the last run left off.
    case home
    /// The page `today`.
    case today
}

/// How often a person wants to see the vision of one of their dreams. A picture that is seen too often fades, and so does
/// one that is never seen.
public enum VisionRhythm: String, CaseIterable, Sendable {
    /// Once in a day, a week from Monday on, a month or a year of the calendar.
    case daily, weekly, monthly, yearly
    /// Not at all.
    case never
}

/// An announcement that is shown once.
public enum Hint: String, CaseIterable, Sendable {
    /// How to fill, open and edit the cells of the main grid.
    case mainGrid
    /// How to fill the items of a sub-goal, and how to get back.
    case subGoal
    /// The keys of a form.
    case form
}
