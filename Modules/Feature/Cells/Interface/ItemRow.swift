public import Basics
public import Commands
public import MandalartDomainInterface
import Screens
public import Terminal

extension Reader {
    /// Returns the lines of a cell in a list, one if it fits: its number, title, and rate, the given facts, its
    /// address, and, as far as there is room, the title of its sub-goal and the name of its chart.
    public func lines(of found: FoundCell, figure: String, saying facts: [Text] = []) -> [Text] {
        lines(
            of: ListRow(
                Text(figure), Text(line: found.title.text).bold, facts: found.rate.map { [Text("\($0)")] } ?? [],
                details: facts + address(found.address),
                surroundings: found.surroundings.map { Text(line: $0.text) }, isCut: true))
    }

    /// Returns the state of an item on a day: the tally of a habit, then the due day, each if there is one. An overdue
    /// day is red.
    public func states(of found: FoundCell, on day: Day, due: Day?) -> [Text] {
        // A habit is kept until its due day, and never overdue.
        let isDone = found.habit.map { !$0.isOpen || due.map { $0 < day } ?? false } ?? (found.rate == .full)
        let isOverdue = due.map { $0 < day } ?? false
        let word = due.map { text(DuePhrases.due($0, from: day, isDone: isDone)) }
        return [
            found.habit.map { text(HabitPhrases.brief($0)) }, isOverdue && !isDone ? word?.foreground(.overdue) : word,
        ]
        .compactMap(\.self)
    }
}

extension Color {
    fileprivate static let overdue = Color(0xCF222E)
}
