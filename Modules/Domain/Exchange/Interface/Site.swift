public import Basics
public import DreamsDomainInterface
public import MandalartDomainInterface

/// The data for an exported web site: the charts, the wishes, and the action items that were picked for the week.
public struct Site: Equatable, Sendable {
    /// The person's local day at the time of the export.
    public let today: Day
    /// The charts with their numbers and logs, archived or not.
    public let charts: [DocumentedChart]
    /// The wishes.
    public let dreams: DreamList
    /// The action items that were picked for the week.
    public let picked: [FoundCell]

    /// Creates the data for a site that is exported on a day. Charts without a number are left out.
    public init(on today: Day, _ contents: DocumentContents, picked: [FoundCell] = []) {
        (self.today, charts, dreams) = (today, contents.charts.filter { $0.number != nil }, contents.dreams)
        self.picked = picked
    }

    /// The files of the site: the start page, a page for each chart, a page of wishes if there are any, and the style
    /// sheet.
    public var pages: [SitePage] {
        [.index] + charts.compactMap { $0.number.map(SitePage.chart) } + (dreams.wishes.isEmpty ? [] : [.dreams])
            + [.style]
    }

    /// Returns the chart with the given number; `nil` if the site has none.
    public func chart(_ number: ChartID) -> DocumentedChart? { charts.first { $0.number == number } }
}

/// A file of a site. The file name stays the same when the site is exported again.
public enum SitePage: Hashable, Sendable {
    /// The start page, which lists all charts.
    case index
    /// The page of a chart.
    case chart(ChartID)
    /// The page of all wishes with their trees.
    case dreams
    /// The style sheet of the pages.
    case style

    /// The name of the file.
    public var file: String {
        switch self {
        case .index: "index.html"
        case .chart(let number): "chart-\(number).html"
        case .dreams: "dreams.html"
        case .style: "style.css"
        }
    }
}

/// An unfinished cell with its due day.
public struct DatedCell: Equatable, Sendable {
    /// The cell.
    public let cell: Cell
    /// The title of the cell.
    public let title: Title
    /// The due day.
    public let day: Day
}

extension Chart {
    /// The unfinished cells that have a due day, earliest first.
    package var dueCells: [DatedCell] {
        var cells: [DatedCell] = []
        func add(_ cell: Cell, _ title: Title, _ day: Day?, _ rate: AchievementRate) {
            if let day, rate != .full { cells.append(DatedCell(cell: cell, title: title, day: day)) }
        }
        if let coreGoal { add(.coreGoal, coreGoal.title, coreGoal.due, rate) }
        for (position, goal) in subGoals.sorted(by: { $0.key < $1.key }) {
            add(.subGoal(position), goal.title, goal.due, goal.rate)
            for (place, item) in goal.items.sorted(by: { $0.key < $1.key }) {
                add(.actionItem(place, in: position), item.title, item.due, item.rate)
            }
        }
        let order = cells.indices.sorted { (cells[$0].day, $0) < (cells[$1].day, $1) }
        return order.map { cells[$0] }
    }
}
