public import Edits
public import Time

/// A goal: the content of the core goal's cell or of a sub-goal's.
public struct Goal: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The note.
    public var note = Note.empty
    /// The palette; `nil` for the terminal's own colours.
    public var palette: Palette?
    /// The address of an image.
    public var image: ImageAddress?
    /// The due day.
    public var due: Day?
    /// The identity; `nil` until a repository has stored it. Stored into a filled cell, it takes over the identity
    /// there.
    @Unseen public var id: Identity?

    /// A goal with only a title.
    public init(title: Title) {
        self.title = title
    }
}

/// One of the eight goals around the core goal, with up to eight action items of its own around it.
@dynamicMemberLookup
public struct SubGoal: Equatable, Sendable {
    /// The goal in the cell itself.
    public var goal: Goal
    /// The filled action items around the sub-goal.
    public var items: [Position: ActionItem] = [:]
    /// The titles of the items for which there is no free place. Only repositories set them.
    public var unplaced: [Title] = []

    /// A sub-goal without items.
    public init(_ goal: Goal) {
        self.goal = goal
    }

    /// A sub-goal with only a title.
    public init(title: Title) {
        self.init(Goal(title: title))
    }

    /// A property of the goal.
    public subscript<Value>(dynamicMember part: WritableKeyPath<Goal, Value>) -> Value {
        get { goal[keyPath: part] }
        set { goal[keyPath: part] = newValue }
    }
}

/// Something to do for a sub-goal, with its achievement rate.
public struct ActionItem: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The note.
    public var note = Note.empty
    /// The rate that the person set; it is kept while the item is a habit.
    public var markedRate: AchievementRate
    /// The due day.
    public var due: Day?
    /// The habit; `nil` for an item that is done once.
    public var habit: Habit?
    /// The identity; `nil` until a repository has stored it. Stored into a filled cell, it takes over the identity
    /// there.
    @Unseen public var id: Identity?

    /// An item, by default at 0%. Only repositories set its identity.
    public init(
        title: Title, rate: AchievementRate = .zero, due: Day? = nil, habit: Habit? = nil, id: Identity? = nil
    ) {
        (self.title, markedRate, self.due, self.habit) = (title, rate, due, habit)
        self.id = id
    }

    /// The achievement rate; for a habit, calculated from the days on which it was kept.
    public var rate: AchievementRate {
        get { habit?.rate ?? markedRate }
        set { markedRate = newValue }
    }

    /// The cadence of a habit; `nil` for an item that is done once. A habit keeps its days when its cadence changes.
    public var cadence: Cadence? {
        get { habit?.cadence }
        set { habit = newValue.map { habit?.kept($0) ?? Habit($0) } }
    }
}
