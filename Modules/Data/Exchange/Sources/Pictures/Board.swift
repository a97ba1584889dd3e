import ExchangeDomainInterface
import MandalartDomainInterface

/// The 9×9 chart as nine blocks of nine tiles. The middle block contains the core goal with the eight sub-goals around
/// it. Each other block contains one of these sub-goals in its middle, with its items around it.
struct Board {
    /// One of the 81 tiles of the board.
    enum Tile {
        /// An empty cell.
        case empty
        /// The core goal or a sub-goal. Each sub-goal has two tiles.
        case goal(title: Title, rate: AchievementRate, palette: Palette?)
        /// An action item, with the palette of its sub-goal.
        case item(ActionItem, palette: Palette?)
    }

    let chart: Chart

    /// Returns the tile at a place in a block; both are numbered by rows from 1 to 9.
    func tile(block: Int, place: Int) -> Tile {
        if block == Position.centre {
            if place != Position.centre { return goal(subGoal(place)) }
            return chart.coreGoal.map { .goal(title: $0.title, rate: chart.rate, palette: $0.palette) } ?? .empty
        }
        guard let subGoal = subGoal(block) else { return .empty }
        if place == Position.centre { return goal(subGoal) }
        let item = Position.all.first { $0.number == place }.flatMap { subGoal.items[$0] }
        return item.map { .item($0, palette: subGoal.palette) } ?? .empty
    }

    private func goal(_ goal: SubGoal?) -> Tile {
        goal.map { .goal(title: $0.title, rate: $0.rate, palette: $0.palette) } ?? .empty
    }

    private func subGoal(_ number: Int) -> SubGoal? {
        Position.all.first { $0.number == number }.flatMap { chart.subGoals[$0] }
    }
}

extension Palette {
    /// Returns a color in CSS syntax: `#ff8040`.
    static func css(_ colour: UInt32) -> String {
        let digits = String(colour, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

extension NamedChart {
    /// The title of the chart in documents: its name, or else its core goal, or else “Mandalart”.
    var title: String { name?.text ?? chart.coreGoal?.title.text ?? "Mandalart" }
}

extension [NamedChart] {
    /// The palettes that any of the charts uses.
    var palettes: [Palette] {
        let used = Set(flatMap { [$0.chart.coreGoal?.palette] + $0.chart.subGoals.values.map(\.palette) })
        return Palette.allCases.filter(used.contains)
    }
}
