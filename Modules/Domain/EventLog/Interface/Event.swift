public import Basics
public import MandalartDomainInterface

/// A logged event: what happened and where. It may contain the length of a text, but never the text itself.
public enum Event: Hashable, Sendable {
    /// A new user chose a nickname with this number of characters.
    case nicknameChosen(characters: Int)
    /// A sub-goal was filled in a chart that had no filled sub-goal.
    case firstSubGoalFilled(Position, in: ChartID)
    /// An action item was filled in a chart that had no filled action item.
    case firstActionItemFilled(Position, subGoal: Position, in: ChartID)
    /// A cell was filled or changed.
    case cellSaved(SavedCell)
    /// A palette was chosen in an editor, saved or not.
    case paletteTried(Palette)
    /// A goal was saved with a palette that was chosen in the editor.
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

/// The kind of an event. The raw values are used in the store and by other programs, so their meaning never changes.
public enum EventKind: String, CaseIterable, Sendable {
    case nicknameChosen, firstSubGoalFilled, firstActionItemFilled, cellSaved, paletteTried, paletteSaved
}

/// An event with its time.
public struct LoggedEvent: Hashable, Sendable {
    /// The time of the event. It does not determine the order of events, because the clock may have been set back.
    public let time: Timestamp
    /// The event.
    public let event: Event

    /// Creates an event with its time.
    public init(time: Timestamp, event: Event) {
        (self.time, self.event) = (time, event)
    }
}
