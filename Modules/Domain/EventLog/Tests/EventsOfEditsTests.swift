import Basics
import EventLogDomainInterface
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("The events of an edit")
struct EventsOfEditsTests {
    private let charts = ChartsRepositoryFake()
    private let one: Position

    init() throws { one = try Position(1) }

    private func events(_ cell: Cell, _ action: CellAction) async throws -> [Event] {
        let edited = try await charts.repository(of: .first).edit(cell, action)
        return ([edited] + edited.others).flatMap(\.events)
    }

    @Test("tell what a saved cell is like, and the first ones of a chart as such")
    func saves() async throws {
        let (one, two) = (self.one, try Position(2))
        let rate = try AchievementRate(40)
        let events =
            try await events(.subGoal(one), .change([.title(try Title("Endurance"))]))
            + events(.subGoal(one), .change([.note(try Note("42 km")), .palette(.mint)]))
            + events(.actionItem(two, in: one), .change([.title(try Title("Run")), .rate(rate)]))
        func saved(_ isNew: Bool, _ cell: Cell, _ characters: Int, _ parts: SavedCell.Parts, _ items: Int) -> Event {
            .cellSaved(
                SavedCell(
                    chart: .first, cell: cell, wasEmpty: isNew, titleCharacters: characters, parts: parts, subGoals: 1,
                    actionItems: items))
        }
        #expect(
            events == [
                saved(true, .subGoal(one), 9, .goal(noteCharacters: 0, palette: nil, hasImage: false), 0),
                .firstSubGoalFilled(one, in: .first),
                saved(false, .subGoal(one), 9, .goal(noteCharacters: 5, palette: .mint, hasImage: false), 0),
                saved(true, .actionItem(two, in: one), 3, .actionItem(rate: rate), 1),
                .firstActionItemFilled(two, subGoal: one, in: .first),
            ])
    }

    @Test("are those of the cells of both charts when one cell goes to another chart")
    func twoCharts() async throws {
        let second = try await charts.create(try Title("Read"))
        _ = try await events(.subGoal(one), .change([.title(try Title("Endurance"))]))
        let copy = CellAction.place(.copy, at: CellAddress(.subGoal(one), in: second))
        let events = try await events(.subGoal(one), copy)
        let cells = events.compactMap { event -> String? in
            guard case .cellSaved(let saved) = event else { return nil }
            return "\(saved.chart) \(saved.cell.name.english)"
        }
        #expect(cells == ["2 sub-goal 1"])
        #expect(events.last == .firstSubGoalFilled(one, in: second))
    }

    @Test("are none when the edit changes nothing, empties, or logs an activity")
    func noSaves() async throws {
        let (goal, item) = (Cell.subGoal(one), Cell.actionItem(one, in: one))
        let title = CellAction.change([.title(try Title("Endurance"))])
        for cell in [goal, item] { _ = try await events(cell, title) }
        let seen =
            try await events(goal, title) + events(item, .log(try ActivityText("ran"), on: nil))
            + events(goal, .clear)
        #expect(seen == [])
    }
}
