public import MandalartDomainInterface
public import Time

/// Something that happened, as the log keeps it: what it was and where, how long a text is, and never the text.
public enum Event: Hashable, Sendable {
    /// A new person said what they want to be called.
    case nicknameChosen(characters: Int)
    /// A sub-goal was filled in a chart that had none.
    case firstSubGoalFilled(Position, in: ChartID)
    /// An action item was filled in a chart that had none.
    case firstActionItemFilled(Position, subGoal: Position, in: ChartID)
    /// A cell was filled or changed.
    case cellSaved(SavedCell)
    /// A palette was chosen in an editor, whether or not it was saved in the end.
    case paletteTried(Palette)
    /// A palette that was chosen in an editor was saved.
    case paletteSaved(Palette)

    /// The kind of the event.
    public var kind: EventKind {
        switch self {
        case .nicknameChosen: .nicknameChosen
        case .firstSubGoalFilled: .firstSubGoalFilled
        case .firstActionItemFilled: .firstActionItemFilled
        case .cellSaved: .cellSaved
        case .paletteTried: .paletteTried
        case .paletteSaved: .paletteSaved
        }
    }
}

/// The kinds of events. A raw value is what the store and other programs read, and keeps its meaning.
public enum EventKind: String, CaseIterable, Sendable {
    case nicknameChosen, firstSubGoalFilled, firstActionItemFilled, cellSaved, paletteTried, paletteSaved
}

/// An event, and when it happened.
public struct LoggedEvent: Hashable, Sendable {
    /// When it happened. For people: a clock may go back.
    public let time: Timestamp
    /// The event.
    public let event: Event

    /// An event with the time at which it happened.
    public init(time: Timestamp, event: Event) {
        (self.time, self.event) = (time, event)
    }
}
