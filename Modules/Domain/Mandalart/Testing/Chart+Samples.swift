package import Basics
package import MandalartDomainInterface

extension Chart {
    /// A partly filled chart for tests and examples: a core goal, two sub-goals, three action items.
    package static var marathon: Chart {
        get throws {
            var chart = Chart()
            chart.coreGoal = Goal(title: try Title("Run a marathon"))
            var endurance = SubGoal(title: try Title("Endurance"))
            endurance.note = try Note("Long and slow first")
            endurance.palette = .mint
            endurance.items[try Position(2)] = ActionItem(title: try Title("Run 5 km"), rate: try AchievementRate(40))
            endurance.items[try Position(3)] = ActionItem(title: try Title("Swim"), rate: try AchievementRate(10))
            chart.subGoals[try Position(1)] = endurance
            var sleep = SubGoal(title: try Title("잠을 충분히 자기"))
            sleep.items[try Position(1)] = ActionItem(title: try Title("11시 전에 눕기"), rate: try AchievementRate(75))
            chart.subGoals[try Position(6)] = sleep
            return chart
        }
    }

    /// A chart whose rate lies exactly between two percents, at 57.5. Sums of floating-point means may miss that.
    package static var halfway: Chart {
        get throws {
            let rates = [
                [0, 60, 100], [90, 40, 90], [70, 30, 90], [80, 40, 50], [70, 0, 90], [20, 20, 30], [30, 30, 50],
                [100, 100, 100],
            ]
            var chart = Chart()
            for (position, rates) in zip(Position.all, rates) {
                var subGoal = SubGoal(title: try Title("Sub-goal \(position)"))
                for (place, rate) in zip(Position.all, rates) {
                    subGoal.items[place] = ActionItem(
                        title: try Title("Item \(place)"), rate: try AchievementRate(rate))
                }
                chart.subGoals[position] = subGoal
            }
            return chart
        }
    }

    /// A completely filled chart with every field in use, for tests.
    package static var full: Chart {
        get throws {
            var chart = Chart()
            var core = Goal(title: try Title("Core"))
            core.note = try Note("why")
            core.palette = .graphite
            core.image = try ImageAddress("https://example.org/core.png")
            core.due = try Day("2027-03-21")
            chart.coreGoal = core
            for position in Position.all {
                var subGoal = SubGoal(title: try Title("세부 목표 \(position)"))
                subGoal.note = try Note("説明 \(position)")
                subGoal.palette = Palette.allCases[position.number]
                subGoal.image = try ImageAddress("http://example.org/\(position)")
                subGoal.due = try Day("2026-12-0\(position)")
                for place in Position.all {
                    let rate = try AchievementRate(position.number * place.number)
                    subGoal.items[place] = ActionItem(
                        title: try Title("item \(place)"), rate: rate,
                        due: Day(number: 20_000 + position.number * 10 + place.number))
                    subGoal.items[place]?.note = try Note("note\n\(position)/\(place)")
                }
                chart.subGoals[position] = subGoal
            }
            return chart
        }
    }
}

extension MandalartRepository {
    /// Carries out an action on a cell, by default on 1970-01-01.
    @discardableResult
    package func edit(
        _ cell: Cell, _ action: CellAction, on today: Day = Day(number: 0)
    ) async throws -> EditedChart {
        try await edit(ChartEdit(cell, action), at: Timestamp(milliseconds: 0), on: today)
    }

    /// Edits the cells one by one, until the chart is as `change` leaves a copy of it.
    @discardableResult
    package func rewrite(_ change: (inout Chart) throws -> Void) async throws -> Chart {
        var chart = try await chart()
        let before = chart
        try change(&chart)
        for edit in before.edits(to: chart) {
            guard let after = edit.after else {
                if try await self.chart().content(of: edit.cell) != nil { try await self.edit(edit.cell, .clear) }
                continue
            }
            try await self.edit(edit.cell, .change(after.changes(from: edit.before)))
        }
        return try await self.chart()
    }
}

extension MandalartUseCase {
    /// Carries out an action on a cell.
    @discardableResult
    package func edit(_ cell: Cell, _ action: CellAction) async throws -> EditedChart {
        try await edit(ChartEdit(cell, action))
    }
}
