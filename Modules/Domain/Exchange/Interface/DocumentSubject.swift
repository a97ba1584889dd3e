public import Basics
import DreamsDomainInterface
public import MandalartDomainInterface
public import ProgressDomainInterface

/// The subject of an SVG picture of a chart: the cells, or the past. Other formats ignore the subject.
public enum DocumentSubject: Equatable, Sendable {
    /// The 9×9 cells of the chart.
    case cells
    /// The number of edits and log entries on each day of the last 53 weeks, and the rates over time of the chart and
    /// its sub-goals.
    case progress
    /// The number of edits and log entries on each day of a calendar year, or of the last 53 weeks.
    case year(YearChoice)
    /// The rate over time of the sub-goal at a position; for `nil`, of the whole chart.
    case rates(Position?)
}

/// The data for pictures of a chart's past.
public struct ProgressPictures: Equatable, Sendable {
    /// The number of edits and log entries on each day of a calendar year, or of the last 53 weeks; `nil` if this
    /// picture is not requested or there were no edits and entries.
    public let year: YearMap?
    /// The rates over time of the chart, then of its sub-goals. Rates that are not requested or have no data are left
    /// out.
    public let courses: [RateCourse]

    /// The value without any picture.
    public static let none = ProgressPictures(year: nil, courses: [])

    /// Creates pictures, and leaves out those without data.
    package init(year: YearMap?, courses: [RateCourse]) {
        self.year = year.flatMap { $0.counts.isEmpty ? nil : $0 }
        self.courses = courses.filter { !$0.weeks.isEmpty }
    }

    /// Whether there are no pictures.
    public var isEmpty: Bool { self == .none }

    /// Creates the pictures that show a subject, from the progress of a chart over its whole past.
    package init(_ subject: DocumentSubject, of progress: ChartProgress) {
        switch subject {
        case .cells: self = .none
        case .progress:
            self.init(year: progress.year(.latest), courses: [progress.course] + progress.subGoalCourses)
        case .year(let choice): self.init(year: progress.year(choice), courses: [])
        case .rates(nil): self.init(year: nil, courses: [progress.course])
        case .rates(let position):
            self.init(year: nil, courses: progress.subGoalCourses.filter { $0.subGoal == position })
        }
    }
}

/// A chart for a document, with optional pictures of its past.
public struct DrawnChart: Equatable, Sendable {
    /// The chart with its name.
    public let named: NamedChart
    /// The pictures of the chart's past.
    public let pictures: ProgressPictures

    /// Creates a chart for a document, by default without pictures.
    public init(_ named: NamedChart, pictures: ProgressPictures = .none) {
        (self.named, self.pictures) = (named, pictures)
    }
}

/// The error for an export of the current chart from a place that belongs to no chart.
public struct NoChartHere: Explained, Equatable {
    /// The format of the export.
    public let format: String
    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase { ExchangePhrases.noChartHere(format) }

    /// Creates the error of an export in a format.
    public init(_ format: String) {
        self.format = format
    }
}

/// The error for exporting a calendar of charts that have no due day and no habit.
public struct EmptyCalendar: Explained, Equatable {
    /// One line for a person: what is wrong and what to do.
    public let explanation = ExchangePhrases.emptyCalendar

    /// Creates the error.
    public init() {}
}

/// The error for exporting pictures when no chart has data for them, such as edits in the chosen year.
public struct NothingToDraw: Explained, Equatable {
    /// One line for a person: what is wrong and what to do.
    public let explanation = ExchangePhrases.nothingToDraw

    /// Creates the error.
    public init() {}
}

extension DocumentOffer {
    /// The formats and options for exporting and importing charts.
    public static let charts = DocumentOffer(
        formats: DocumentFormat.allCases.map(\.rawValue), themes: [Appearance.light, .dark].map(\.rawValue),
        themedFormats: [DocumentFormat.svg, .html].map(\.rawValue), completeFormats: [DocumentFormat.json.rawValue],
        siteFormat: DocumentFormat.html.rawValue, item: "chart", export: ExchangePhrases.export,
        importing: ExchangePhrases.importing,
        importDetails: ExchangePhrases.importDetails,
        records: [NamedChart.record.description, DocumentedChart.record.description, Wish.record.description],
        imported: ChartArrival.imported.fields() + Additions.imported.fields())
}

/// Provides the export and import of charts as documents.
public protocol DocumentsUseCase: Sendable {
    /// Returns the port for exporting and importing charts. An export that names no chart exports `chart`; if `chart`
    /// is `nil`, each export must name a chart. SVG pictures show `subject`.
    @MainActor func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort
}

extension DocumentsUseCase {
    /// Returns the port for exporting and importing charts, whose SVG pictures show the cells.
    @MainActor public func documents(of chart: ChartID?) -> any DocumentPort {
        documents(of: chart, showing: .cells)
    }
}
