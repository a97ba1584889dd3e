public import MandalartDomainInterface
public import Time

/// A logged event: what happened and where, with the length of a text but never the text itself.
public enum Event: Hashable, Sendable {
    /// A new person chose a nickname.
    case nicknameChosen(characters: Int)
    /// A sub-goal was filled in a chart without any.
    case firstSubGoalFilled(Position, in: ChartID)
    /// An action item was filled in a chart without any.
    case firstActionItemFilled(Position, subGoal: Position, in: ChartID)
    /// A cell was filled or changed.
    case cellSaved(SavedCell)
    /// A palette was chosen in an editor, whether or not it was then saved.
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

/// The kinds of events. Their raw values are for the store and other programs, and keep their meaning.
public enum EventKind: String, CaseIterable, Sendable {
    case nicknameChosen, firstSubGoalFilled, firstActionItemFilled, cellSaved, paletteTried, paletteSaved
}

/// An event with its time.
public struct LoggedEvent: Hashable, Sendable {
    /// The time, for people only: a clock may go back.
    public let time: Timestamp
    /// The event.
    public let event: Event

    /// An event with its time.
    public init(time: Timestamp, event: Event) {
        (self.time, self.event) = (time, event)
    }
}
