public import Edits
public import Time

/// A goal: what the cell of the core goal or of a sub-goal holds by itself.
public struct Goal: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The note.
    public var note = Note.empty
    /// The colours that it is shown in; `nil` for the terminal's own.
    public var palette: Palette?
    /// The address of a picture for it.
    public var image: ImageAddress?
    /// The day by which it is to be done.
    public var due: Day?
    /// The identity; `nil` until a repository has stored it. Stored into a filled cell, it takes over the identity there.
    @Unseen public var id: Identity?

    /// A goal with nothing but a title.
    public init(title: Title) {
        self.title = title
    }
}

/// One of the eight goals around the core goal, with up to eight action items of its own around it.
@dynamicMemberLookup
public struct SubGoal: Equatable, Sendable {
    /// The goal in the cell itself.
    public var goal: Goal
    /// The filled places around it.
    public var items: [Position: ActionItem] = [:]
    /// The titles of the items for which there is no free place. Only repositories know them.
    public var unplaced: [Title] = []

    /// A sub-goal without items.
    public init(_ goal: Goal) {
        self.goal = goal
    }

    /// A sub-goal with nothing but a title.
    public init(title: Title) {
        self.init(Goal(title: title))
    }

    /// A part of its goal.
    public subscript<Value>(dynamicMember part: WritableKeyPath<Goal, Value>) -> Value {
        get { goal[keyPath: part] }
        set { goal[keyPath: part] = newValue }
    }
}

/// Something to do for a sub-goal, and how far it is done.
public struct ActionItem: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The note.
    public var note = Note.empty
    /// How far a person said that it is done; kept while it is a habit.
    public var markedRate: AchievementRate
    /// The day by which it is to be done.
    public var due: Day?
    /// How often it is to be kept, and when it was; `nil` for what is done once.
    public var habit: Habit?
    /// The identity; `nil` until a repository has stored it. Stored into a filled cell, it takes over the identity there.
    @Unseen public var id: Identity?

    /// An item, by default with nothing done yet. Only repositories know its id.
    public init(
        title: Title, rate: AchievementRate = .zero, due: Day? = nil, habit: Habit? = nil, id: Identity? = nil
    ) {
        (self.title, markedRate, self.due, self.habit) = (title, rate, due, habit)
        self.id = id
    }

    /// How far it is done: of a habit, what was kept of it.
    public var rate: AchievementRate {
        get { habit?.rate ?? markedRate }
        set { markedRate = newValue }
    }

    /// How often it is to be kept; `nil` for what is done once. A habit of another cadence keeps its days.
    public var cadence: Cadence? {
        get { habit?.cadence }
        set { habit = newValue.map { habit?.kept($0) ?? Habit($0) } }
    }
}
