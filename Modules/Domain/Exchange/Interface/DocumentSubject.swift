public import MandalartDomainInterface
public import ProgressDomainInterface

/// The subject of a picture (SVG) of a chart. All other formats are the same for each subject.
public enum DocumentSubject: Equatable, Sendable {
    /// The 9×9 cells.
    case cells
    /// The year up to today, and how the rates of the chart and of its sub-goals went.
    case progress
    /// The activities on each day of a year.
    case year(YearChoice)
    /// How the rate of the chart went, or that of the sub-goal at a position.
    case rates(Position?)
}

/// The pictures of the past of a chart.
public struct ProgressPictures: Equatable, Sendable {
    /// The year; `nil` for none, or for one in which nothing was done.
    public let year: YearMap?
    /// The rates that were ever there, the chart's first.
    public let courses: [RateCourse]

    /// No picture at all.
    public static let none = ProgressPictures(year: nil, courses: [])

    /// A year that is not empty, and the courses that are not.
    package init(year: YearMap?, courses: [RateCourse]) {
        self.year = year.flatMap { $0.counts.isEmpty ? nil : $0 }
        self.courses = courses.filter { !$0.weeks.isEmpty }
    }

    /// Whether there is nothing to draw.
    public var isEmpty: Bool { self == .none }

    /// The pictures of a subject, from the progress of a chart, which goes back to the beginning.
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

/// A chart as a document shows it: its cells, and perhaps pictures of its past.
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
