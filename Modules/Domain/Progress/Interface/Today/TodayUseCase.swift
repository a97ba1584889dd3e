public import Basics
public import MandalartDomainInterface

/// Reads the overview of today from all charts. Features use this protocol, never a repository.
public protocol TodayUseCase: Sendable {
    /// Returns the overview of today: picked and due cells, habits left to keep, what was done, and the next items if
    /// nothing is due.
    func today() async throws -> Today

    /// Returns the overview of an earlier day, which has only the rows of what was done.
    ///
    /// - Throws: `DayToCome`, and the repository's error when the store cannot be read.
    func overview(of day: TypedDay) async throws -> Today

    /// Returns only the rows of the list “Done today”, which an edit may have changed.
    func done() async throws -> [DoneToday]

    /// Returns only the counts of today's overview, for a status line that is read often.
    func counts() async throws -> TodayCounts
}

/// Reads the overview of a day from all charts. Every implementation passes the contract suite of the module's Testing
/// target.
public protocol TodayRepository: Sendable {
    /// Returns the unfinished cells that are due on or before a day, ordered by due day, then by chart and position.
    /// Cells of archived charts are left out. A goal is finished when all of its items are.
    func due(until day: Day) async throws -> [DueCell]

    /// Returns the habits of the charts that are not archived, ordered by chart and position.
    func habits() async throws -> [FoundCell]

    /// Returns the log entries of a day from all charts, in the order of logging.
    func entries(of day: Day) async throws -> [ChartActivity]

    /// Returns the time of the last edit; `nil` if nothing has been edited.
    func lastEdit() async throws -> Timestamp?
}

/// The form in which the overview of a day is shown.
public enum TodayForm: Equatable, Sendable, CustomStringConvertible {
    /// The whole page, whose items can be edited.
    case page
    /// One line with the counts, for a shell prompt or a status bar.
    case line
    /// What was done on a day, as it is typed: `yesterday`.
    case past(TypedDay, String)

    /// Parses a typed form; an empty text means ``page``.
    ///
    /// - Throws: ``ProgressError/notAFormOfToday(_:)``, and `AmbiguousDay`.
    public init(_ text: String) throws {
        switch text {
        case "": self = .page
        case Self.line.description: self = .line
        default:
            do {
                let day = try TypedDay(typed: text)
                self = day == .today ? .page : .past(day, text)
            } catch is NotADay {
                throw ProgressError.notAFormOfToday(text)
            }
        }
    }

    /// The form as it is typed.
    public var description: String {
        switch self {
        case .page: ""
        case .line: "--short"
        case .past(_, let text): text
        }
    }
}

extension Argument where Value == TodayForm {
    /// The argument for the form of the page `today`: the whole page, one line, or an earlier day.
    public static var todayForm: Argument {
        let line = TodayForm.line.description
        return Argument(
            ProgressPhrases.todayForm, candidates: [line], example: Phrase(typed: line), TodayForm.init)
    }
}
