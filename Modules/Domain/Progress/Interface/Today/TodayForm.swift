public import Basics

/// The form in which the overview of a day is shown.
public enum TodayForm: Equatable, Sendable, CustomStringConvertible {
    /// The whole page, whose items can be edited.
    case page
    /// One line with the counts, for a shell prompt or a status bar.
    case line

    /// Parses a typed form; an empty text means ``page``.
    ///
    /// - Throws: ``ProgressError/notAFormOfToday(_:)``.
    public init(_ text: String) throws(ProgressError) {
        switch text {
        case "": self = .page
        case Self.line.description: self = .line
        default: throw .notAFormOfToday(text)
        }
    }

    /// The form as it is typed.
    public var description: String {
        switch self {
        case .page: ""
        case .line: "--short"
        }
    }
}

extension Argument where Value == TodayForm {
    /// The argument for the form of the page `today`: the whole page, or one line.
    public static var todayForm: Argument {
        let line = TodayForm.line.description
        return Argument(
            ProgressPhrases.todayForm, candidates: [line], example: Phrase(typed: line), TodayForm.init)
    }
}
