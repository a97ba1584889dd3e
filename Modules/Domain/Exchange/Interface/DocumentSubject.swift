public import MandalartDomainInterface
public import ProgressDomainInterface

/// The subject of a picture (SVG) of a chart. Other formats ignore it.
public enum DocumentSubject: Equatable, Sendable {
    /// The 9×9 cells.
    case cells
    /// The activities of the year up to today, and the rates of the chart and its sub-goals over time.
    case progress
    /// The activities on each day of a year.
    case year(YearChoice)
    /// The rate over time of the chart, or of the sub-goal at a position.
    case rates(Position?)
}

/// The pictures of a chart's past.
public struct ProgressPictures: Equatable, Sendable {
    /// The activities of a year; `nil` if the picture is not wanted or there were none.
    public let year: YearMap?
    /// The rates over time that are not empty, the chart's first.
    public let courses: [RateCourse]

    /// No pictures.
    public static let none = ProgressPictures(year: nil, courses: [])

    /// Pictures without empty ones.
    package init(year: YearMap?, courses: [RateCourse]) {
        self.year = year.flatMap { $0.counts.isEmpty ? nil : $0 }
        self.courses = courses.filter { !$0.weeks.isEmpty }
    }

    /// Whether there are no pictures.
    public var isEmpty: Bool { self == .none }

    /// The pictures of a subject, made from the progress of a chart since its beginning.
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

/// A chart for a document: its cells, and optionally pictures of its past.
public struct DrawnChart: Equatable, Sendable {
    /// The chart with its name.
    public let named: NamedChart
    /// The pictures of its past.
    public let pictures: ProgressPictures

    /// A chart, by default without pictures.
    public init(_ named: NamedChart, pictures: ProgressPictures = .none) {
        (self.named, self.pictures) = (named, pictures)
    }
}
