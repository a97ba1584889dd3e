import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@testable import EventLogDomainInterface

@Suite("An event")
struct EventTests {
    @Test("is read as it was written, of every kind")
    func properties() throws {
        let events = try [LoggedEvent].juno.map(\.event)
        #expect(Set(events.map(\.kind)) == Set(EventKind.allCases))
        for event in events {
            #expect(Event(event.kind, event.properties) == event)
        }
    }

    @Test("has properties whose names are all in the manual, and each of those is one of some event")
    func keys() throws {
        let names = try [LoggedEvent].juno.flatMap { $0.event.properties.members.map(\.name) }
        #expect(Set(names) == Set(EventKey.allCases.map(\.rawValue)))
    }

    @Test("holds nothing that a person wrote, only lengths, names of ours, numbers and truths")
    func privacy() throws {
        var goal = SubGoal(title: try Title("my secret title"))
        goal.note = try Note("my secret words")
        goal.image = try ImageAddress("https://example.org/secret.png")
        goal.palette = .rose
        let edit = CellEdit(.subGoal(try Position(1)), before: nil, after: .goal(goal.goal))
        let cell = try #require(SavedCell(edit, of: .first, subGoals: 1, actionItems: 0))
        let text = JSONValue.object(Event.cellSaved(cell).properties).text
        #expect(
            text == """
                {"chart":1,"cell":"subGoal","position":1,"wasEmpty":true,"titleCharacters":15,\
                "noteCharacters":15,"palette":"rose","hasImage":true,"subGoals":1,"actionItems":0}
                """)
    }

    @Test("is told with a length of one, too")
    func oneCharacter() throws {
        let cell = SavedCell(
            chart: .first, cell: .coreGoal, wasEmpty: true, titleCharacters: 1,
            parts: .goal(noteCharacters: 1, palette: nil, hasImage: false), subGoals: 0, actionItems: 0)
        let summaries = [Event.nicknameChosen(characters: 1), .cellSaved(cell)].map(\.summary.english)
        #expect(
            summaries == [
                "a nickname of 1 character was chosen",
                "the core goal of chart 1 filled: title 1 character, note 1 character, sub-goals 0/8, "
                    + "action items 0/64",
            ])
    }

    @Test("is told in a line with all that is kept of it")
    func summary() throws {
        let (one, three) = (try Position(1), try Position(3))
        func saved(_ cell: Cell, wasEmpty: Bool, _ parts: SavedCell.Parts) -> Event {
            .cellSaved(
                SavedCell(
                    chart: .first, cell: cell, wasEmpty: wasEmpty, titleCharacters: 9, parts: parts, subGoals: 2,
                    actionItems: 7))
        }
        let events = [
            saved(.subGoal(three), wasEmpty: true, .goal(noteCharacters: 0, palette: nil, hasImage: false)),
            saved(.coreGoal, wasEmpty: false, .goal(noteCharacters: 4, palette: .mint, hasImage: true)),
            saved(.actionItem(one, in: three), wasEmpty: true, .actionItem(rate: try AchievementRate(40))),
            .firstActionItemFilled(one, subGoal: three, in: .first), .paletteTried(.rose),
        ]
        #expect(
            events.map(\.summary.english) == [
                "sub-goal 3 of chart 1 filled: title 9 characters, sub-goals 2/8, action items 7/64",
                """
                the core goal of chart 1 changed: title 9 characters, note 4 characters, palette mint, \
                with a picture, sub-goals 2/8, action items 7/64
                """,
                "action item 1 of sub-goal 3 of chart 1 filled: title 9 characters, 40%, sub-goals 2/8, action items 7/64",
                "first action item of chart 1: action item 1 of sub-goal 3", "palette rose tried",
            ])
    }

    @Test(
        "is not read from what no such event can have",
        arguments: [
            (EventKind.nicknameChosen, #"{}"#), (.nicknameChosen, #"{"characters":"4"}"#),
            (.nicknameChosen, #"{"characters":-4}"#), (.firstSubGoalFilled, #"{"chart":0,"position":1}"#),
            (.firstSubGoalFilled, #"{"chart":1,"position":5}"#), (.firstActionItemFilled, #"{"chart":1,"position":1}"#),
            (.paletteTried, #"{"palette":"plaid"}"#), (.paletteSaved, #"{"palette":null}"#), (.cellSaved, #"{}"#),
            (
                .cellSaved,
                #"{"chart":1,"cell":"coreGoal","wasEmpty":true,"titleCharacters":1,"rate":4,"subGoals":0,"actionItems":0}"#
            ),
        ])
    func wrongProperties(kind: EventKind, text: String) throws {
        guard case .object(let properties) = try JSONValue(parsing: text) else { return }
        #expect(Event(kind, properties) == nil)
    }
}

@Suite("The events of an edit")
struct EventsOfEditsTests {
    private let charts = ChartsUseCaseFake()
    private let one = Position.all[0]

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
        let copy = CellAction.place(.copy, at: .at(CellAddress(.subGoal(one), in: second)))
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

@Suite("Insights")
struct InsightsTests {
    private func insights(of events: [LoggedEvent]) -> Insights {
        Insights(EventTotals(of: events))
    }

    @Test("say when each of the first steps was taken, for the first time")
    func onboarding() throws {
        let events = try [LoggedEvent].juno
        let insights = insights(of: events.reversed())
        #expect(
            insights.onboarding == [
                .nickname: events[0].time, .firstSubGoal: events[3].time, .firstActionItem: events[10].time,
            ])
    }

    @Test("set the palettes that were tried against those that were saved")
    func palettes() throws {
        #expect(
            insights(of: try .juno).palettes == [
                Insights.PaletteUse(.coral, tried: 1, saved: 0), Insights.PaletteUse(.mint, tried: 1, saved: 1),
            ])
    }

    @Test("of an empty log are empty")
    func empty() {
        let insights = insights(of: [])
        #expect(insights.onboarding.isEmpty && insights.palettes.isEmpty)
    }
}
