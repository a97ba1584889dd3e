public import Languages
public import MandalartDomainInterface
public import Time

/// The effect of `done` on an action item.
public enum Deed: Equatable, Sendable {
    /// It is done to 100 percent now; the chart as it is after that.
    case completed(Chart)
    /// It is a habit: the day was logged.
    case kept(Activity)
    /// It is a habit, and the day was logged before.
    case keptAlready(Day)
}

extension OpenChart {
    /// Completes an action item; of a habit, logs that it was kept on a day, by default today. Only a habit is done on a
    /// day.
    ///
    /// - Throws: `MandalartError.empty`, `DayToCome`, ``NotAHabit``, and what the store throws.
    public func done(_ position: Position, in subGoal: Position, on typed: TypedDay? = nil) async throws -> Deed {
        let cell = Cell.actionItem(position, in: subGoal)
        guard case .actionItem(let item) = try await mandalart.chart().content(of: cell) else {
            throw MandalartError.empty(cell)
        }
        guard let habit = item.habit else {
            if typed != nil { throw NotAHabit(title: item.title) }
            return .completed(try await mandalart.edit(cell, [.rate(.full)]))
        }
        let day = try typed?.pastDay(until: today()) ?? today()
        if habit.days.contains(day) { return .keptAlready(day) }
        return .kept(try await progress.log(item.title, for: position, in: subGoal, on: TypedDay(day)))
    }
}

/// A day was given for something that is done once.
public struct NotAHabit: Explained, Equatable {
    /// The title of the item.
    public let title: Title

    /// One line for a person, with what to do.
    public var explanation: Phrase { ProgressPhrases.notAHabit(title) }
}
