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
