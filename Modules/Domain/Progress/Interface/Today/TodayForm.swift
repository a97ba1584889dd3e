public import Arguments
import Languages

/// How much of what matters today a person wants to see.
public enum TodayForm: Equatable, Sendable, CustomStringConvertible {
    /// All of it, with the items that can be edited.
    case page
    /// One line with the counts, for the prompt of a shell or a status bar.
    case line

    /// Reads what a person typed; nothing means ``page``.
    ///
    /// - Throws: ``ProgressError/notAFormOfToday(_:)``.
    public init(_ text: String) throws(ProgressError) {
        switch text {
        case "": self = .page
        case Self.line.description: self = .line
        default: throw .notAFormOfToday(text)
        }
    }

    /// As a person types it.
    public var description: String {
        switch self {
        case .page: ""
        case .line: "--short"
        }
    }
}

extension Argument where Value == TodayForm {
    /// How much is shown.
    public static var todayForm: Argument {
        let line = TodayForm.line.description
        return Argument(
            ProgressPhrases.todayForm, candidates: [line], example: Phrase(typed: line), TodayForm.init)
    }
}
