public import Basics

/// A goal: the content of the core goal's cell, or of a sub-goal's cell without the items around it.
public struct Goal: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The note.
    public var note = Note.empty
    /// The palette; `nil` for the terminal's own colors.
    public var palette: Palette?
    /// The address of an image; `nil` for none.
    public var image: ImageAddress?
    /// The due day; `nil` for none.
    public var due: Day?
    /// The identity; `nil` until a repository has stored the goal. A goal without an identity takes over the identity
    /// of the goal that it replaces.
    @Unseen public var id: Identity?

    /// Creates a goal that has only a title.
    public init(title: Title) {
        self.title = title
    }
}

/// One of the eight goals around the core goal, with up to eight action items.
@dynamicMemberLookup
public struct SubGoal: Equatable, Sendable {
    /// The goal itself, without its items.
    public var goal: Goal
    /// The filled action items by their positions around the sub-goal.
    public var items: [Position: ActionItem] = [:]
    /// The titles of items for which no position is free, as may happen when two stores are merged. Only repositories
    /// set this property.
    public var unplaced: [Title] = []

    /// Creates a sub-goal without items.
    public init(_ goal: Goal) {
        self.goal = goal
    }

    /// Creates a sub-goal that has only a title.
    public init(title: Title) {
        self.init(Goal(title: title))
    }

    /// Accesses a property of ``goal``.
    public subscript<Value>(dynamicMember part: WritableKeyPath<Goal, Value>) -> Value {
        get { goal[keyPath: part] }
        set { goal[keyPath: part] = newValue }
    }
}

/// An action item: something to do for a sub-goal, with an achievement rate.
public struct ActionItem: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The note.
    public var note = Note.empty
    /// The rate that the person set. While the item is a habit, this rate is kept but not used.
    public var markedRate: AchievementRate
    /// The due day; `nil` for none.
    public var due: Day?
    /// The habit; `nil` for an item that is done once.
    public var habit: Habit?
    /// The identity; `nil` until a repository has stored the item. An item without an identity takes over the identity
    /// of the item that it replaces.
    @Unseen public var id: Identity?

    /// Creates an item, by default at 0%. Only repositories pass an identity.
    public init(
        title: Title, rate: AchievementRate = .zero, due: Day? = nil, habit: Habit? = nil, id: Identity? = nil
    ) {
        (self.title, markedRate, self.due, self.habit) = (title, rate, due, habit)
        self.id = id
    }

    /// The achievement rate: ``markedRate``, or for a habit the rate calculated from the days on which it was kept.
    /// Setting this property sets ``markedRate``.
    public var rate: AchievementRate {
        get { habit?.rate ?? markedRate }
        set { markedRate = newValue }
    }

    /// The cadence of the habit; `nil` for an item that is done once. A new cadence keeps the days and the pauses of the
    /// habit.
    public var cadence: Cadence? {
        get { habit?.cadence }
        set { habit = newValue.map { habit?.kept($0) ?? Habit($0) } }
    }
}
