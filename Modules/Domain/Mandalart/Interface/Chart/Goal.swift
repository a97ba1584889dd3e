public import Time

/// What the core goal and the sub-goals have in common.
public protocol Goal: Equatable, Sendable {
    /// What it is called.
    var title: Title { get set }
    /// What a person writes about it.
    var description: Note { get set }
    /// The colours that it is shown in; `nil` for the terminal's own.
    var palette: Palette? { get set }
    /// Where a picture for it lies.
    var image: ImageAddress? { get set }
    /// The day by which it is to be done.
    var due: Day? { get set }
    /// The identity; `nil` until a repository has stored it. Stored into a filled cell, it takes over the identity there.
    var id: Identity? { get set }
}

/// The goal in the centre of a chart.
public struct CoreGoal: Goal {
    /// What it is called.
    public var title: Title
    /// What a person writes about it.
    public var description = Note.empty
    /// The colours that it is shown in; `nil` for the terminal's own.
    public var palette: Palette?
    /// Where a picture for it lies.
    public var image: ImageAddress?
    /// The day by which it is to be done.
    public var due: Day?
    /// The identity; `nil` until a repository has stored it.
    @Unseen public var id: Identity?

    /// A goal with nothing but a title.
    public init(title: Title) {
        self.title = title
    }
}

/// One of the eight goals around the core goal, with up to eight action items of its own around it.
public struct SubGoal: Goal {
    /// What it is called.
    public var title: Title
    /// What a person writes about it.
    public var description = Note.empty
    /// The colours that it is shown in; `nil` for the terminal's own.
    public var palette: Palette?
    /// Where a picture for it lies.
    public var image: ImageAddress?
    /// The day by which it is to be done.
    public var due: Day?
    /// The identity; `nil` until a repository has stored it.
    @Unseen public var id: Identity?
    /// The filled places around it.
    public var items: [Position: ActionItem] = [:]
    /// The titles of the items for which there is no free place. Only repositories know them.
    public var unplaced: [Title] = []

    /// A goal with nothing but a title.
    public init(title: Title) {
        self.title = title
    }
}

/// Something to do for a sub-goal, and how far it is done.
public struct ActionItem: Equatable, Sendable {
    /// What it is called.
    public var title: Title
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
}
