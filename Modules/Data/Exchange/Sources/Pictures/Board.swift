import ExchangeDomainInterface
import MandalartDomainInterface

/// The 9×9 chart as nine blocks of nine tiles. The block in the middle has the core goal and the eight sub-goals around
/// it; each of the others has one of those in its middle, with its items around it.
struct Board {
    /// One of the 81 tiles.
    enum Tile {
        /// An empty cell.
        case empty
        /// The core goal, or a sub-goal in one of its two places.
        case goal(title: Title, rate: AchievementRate, palette: Palette?)
        /// An item, with the palette of its sub-goal.
        case item(ActionItem, palette: Palette?)
    }

    let chart: Chart

    /// The tile at a place in a block, both 1…9 by rows.
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
    /// A colour in CSS syntax.
    static func css(_ colour: UInt32) -> String {
        let digits = String(colour, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

extension NamedChart {
    /// The heading: the chart's name, or else its core goal.
    var title: String { name?.text ?? chart.coreGoal?.title.text ?? "Mandalart" }
}

extension [NamedChart] {
    /// The palettes that any of the charts uses.
    var palettes: [Palette] {
        let used = Set(flatMap { [$0.chart.coreGoal?.palette] + $0.chart.subGoals.values.map(\.palette) })
        return Palette.allCases.filter(used.contains)
    }
}
