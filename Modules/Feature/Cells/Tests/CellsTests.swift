import Basics
import BasicsTesting
import CellsFeatureInterface
import Commands
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import Screens
import ScreensTesting
import Terminal
import Testing

@MainActor @Suite("The commands that edit cells")
struct CellsTests {
    @Test("of a list edit items by number and address, lead to them, and reply with what they are then")
    func items() async throws {
        let interactor = ListInteractor(try .marathon)
        let seen = try await typing(
            "done 1", "rate 1/3 50", "log 1 ran 6 km", "open 2", "1", "done 3",
            at: ViewableRouter(interactor, showing: ListScreen.self))
        #expect(
            seen == [
                "! “Run 5 km” is 100% done.", "! “Swim” is 50% done.", "! Logged for “Run 5 km”: ran 6 km.",
                "! line 6: There is no 3 here: the numbers go from 1 to 2.",
            ])
        #expect(interactor.opened == [.row(2), .row(1)])
    }

    @Test(
        "of a grid take a lone number for a sub-goal at home, and for an item in a sub-goal",
        arguments: [
            (nil, ["! Sub-goal 4 is Sleep.", "! Action item 3 of sub-goal 1 is Swim, 70% done."]),
            (1, ["! Action item 4 is Sleep, 0% done.", "! Action item 3 is Swim, 70% done."]),
        ] as [(Int?, [String])])
    func cells(place: Int?, named: [String]) async throws {
        let interactor = GridInteractor(try .marathon, around: try place.map { try Position($0) })
        let seen = try await typing(
            "set 4 Sleep", "rate 1/3 70", "done 1/2", "log 1/3 swam", "swap 1/2 1/3",
            at: ViewableRouter(interactor, showing: GridScreen.self))
        let replies = [
            "! “Run 5 km” is 100% done.", "! Logged for “Swim”: swam.",
            "! Action item 2 of sub-goal 1 and action item 3 of sub-goal 1 have changed places.",
        ]
        #expect(seen == named + replies)
    }

    @Test(
        "say in a grid and in a list that an edit changed nothing, because all was so already",
        arguments: [
            (Language.english, "! Nothing has changed: “Swim” was so already."),
            (.korean, "! “Swim”: 이미 그 상태라 바뀐 것이 없습니다."), (.japanese, "! 「Swim」: すでにその状態なので、変更はありません。"),
        ])
    func unchanged(language: Language, reply: String) async throws {
        let (chart, choice) = (try Chart.marathon, LanguageChoice(option: language))
        let grid = GridInteractor(chart, around: try Position(1))
        let inGrid = try await typing(
            "set 3 Swim", "rate 3 10", "set 1/3 Swim 10%",
            at: ViewableRouter(grid, showing: GridScreen.self), speaking: choice)
        #expect(inGrid == [reply, reply, reply])
        let list = ListInteractor(chart)
        let inList = try await typing(
            "done 2", "rate 2 100", "done 1/3",
            at: ViewableRouter(list, showing: ListScreen.self), speaking: choice)
        #expect(inList.dropFirst() == [reply, reply])
    }

    @Test(
        "ask before a filled cell gets a title that begins like the number of another cell, or is renamed as a centre",
        arguments: [
            ("set 1 3 Dive", "An item is set by “set 1/3 Dive”. Rename sub-goal 1, Endurance, to “3 Dive”? [no]"),
            (
                "set 1/3 4/2 Dive",
                "“4/2” looks like the number of another cell. Rename action item 3 of sub-goal 1, Swim, to “4/2 Dive”? [no]"
            ),
            ("set 2:1 3 Dive", "An item is set by “set 2:1/3 Dive”. Rename sub-goal 1, Endurance, to “3 Dive”? [no]"),
            ("set 1/5 Dive 10%", "1/5 is the centre, sub-goal 1 itself. Rename Endurance to “Dive 10%”? [no]"),
            ("set 4 2 books", "! Sub-goal 4 is 2 books."), ("set 1 5km", "! Sub-goal 1 is 5km."),
        ])
    func asked(line: String, answer: String) async throws {
        let grid = GridInteractor(try .marathon, around: nil)
        let seen = try await typing(
            line, "n", at: ViewableRouter(grid, showing: GridScreen.self), isInteractive: true)
        let text = seen.joined(separator: " ")
        #expect(text.contains(answer))
    }

    @Test(
        "ask about the cell of another chart by what that chart has there, also after a cell of this one",
        arguments: [
            ("clear 1/2 2:4", "Empty sub-goal 4 of chart 2 “Skill” with its 1 action item? [no]"),
            ("clear 3:6 2:4", "Empty Own, Skill with 1 action item? [no]"),
            ("set 2:4/5 Read", "2:4/5 is the centre, sub-goal 4 itself. Rename Skill to “Read”? [no]"),
            ("set 2:4 1 Read", "An item is set by “set 2:4/1 Read”. Rename sub-goal 4, Skill, to “1 Read”? [no]"),
        ])
    func askedOfAnother(line: String, question: String) async throws {
        let four = try Position(4)
        let own = SubGoal(title: try Title("Own"))
        var skill = SubGoal(title: try Title("Skill"))
        skill.items[four] = ActionItem(title: try Title("Read"))
        var (here, second, third) = (try Chart.marathon, Chart(), Chart())
        here.subGoals[four] = own
        second.subGoals[four] = skill
        third.subGoals[try Position(6)] = own
        let grid = GridInteractor(here, around: nil, others: [try ChartID(2): second, try ChartID(3): third])
        let seen = try await typing(
            line, "n", at: ViewableRouter(grid, showing: GridScreen.self), isInteractive: true, width: 200)
        let text = seen.joined(separator: " ")
        #expect(text.contains(question))
    }

    @Test(
        "take a title wherever they take a number, and ask before a cell named by a part of its title gets another one",
        arguments: [
            (
                "set swim Dive",
                ["Action item 3 of sub-goal 1 is Dive, 10% done.", "It was Swim before; “undo” brings that back."]
            ),
            ("set sw Dive", ["Rename action item 3 of sub-goal 1, Swim, to “Dive”? [no]"]),
            ("set ｅｎｄｕｒａｎｃｅ Stamina", ["Sub-goal 1 is Stamina.", "It was Endurance before; “undo” brings that back."]),
            ("clear swim", ["Action item 3 of sub-goal 1 is empty now."]),
            ("clear run 5", ["Action item 2 of sub-goal 1 is empty now."]),
            (
                "clear 1/2 swim",
                ["Action item 2 of sub-goal 1 is empty now.", "Action item 3 of sub-goal 1 is empty now."]
            ),
            ("clear endurance", ["Empty sub-goal 1 “Endurance” with its 2 action items? [no]"]),
            ("move swim 1/7", ["Action item 3 of sub-goal 1 is now action item 7 of sub-goal 1."]),
            (
                "swap swim \"run 5 km\"",
                ["Action item 3 of sub-goal 1 and action item 2 of sub-goal 1 have changed places."]
            ),
            ("copy endurance 4", ["Sub-goal 1 is copied to sub-goal 4."]),
            ("move swim run", ["Action item 2 of sub-goal 1 is filled already. Swap the two, or clear it first."]),
            (
                "set Read a book",
                ["A cell is typed as 3, as 3/2 (item 2 of sub-goal 3) or as 2:3/2 (of chart 2), not as “Read”."]
            ),
        ])
    func titles(line: String, replies: [String]) async throws {
        let grid = GridInteractor(try .marathon, around: nil)
        let seen = try await typing(line, at: ViewableRouter(grid, showing: GridScreen.self), isInteractive: true)
        let text = seen.joined(separator: "\n")
        for reply in replies { #expect(text.contains(reply)) }
    }

    @Test("mean only items by a title in a sub-goal, except for what goals have too")
    func titlesOfItems() async throws {
        let grid = GridInteractor(try .marathon, around: try Position(1))
        let seen = try await typing(
            "due endurance 2026-12-01", "clear endurance", at: ViewableRouter(grid, showing: GridScreen.self))
        #expect(
            seen == [
                "! Sub-goal 1, Endurance, is due Tue 2026-12-01.",
                "! line 2: No title in this chart has “endurance”. “search” looks through all charts.",
            ])
    }

    @Test(
        "ask a person which cell is meant by a title of several, by number or address",
        arguments: [
            ("1", "! “Run 5 km” is 100% done."), ("1/3", "! “Swim km” is 100% done."),
            ("２", "! “Swim km” is 100% done."),
            ("", "! Nothing was done."), ("9", "! Type a number from 1 to 2. Enter alone gives up."),
        ])
    func ambiguous(answer: String, reply: String) async throws {
        var chart = try Chart.marathon
        try chart.apply([.title(try Title("Swim km"))], to: .actionItem(try Position(3), in: try Position(1)))
        for place in [nil, try Position(1)] {
            let router = ViewableRouter(GridInteractor(chart, around: place), showing: GridScreen.self)
            let seen = try await typing("done km", answer, at: router, isInteractive: true)
            #expect(seen.joined(separator: "\n").contains(reply))
        }
    }

    @Test("ask in a list which row is meant by a title of several")
    func ambiguousRow() async throws {
        let router = ViewableRouter(ListInteractor(try .marathon), showing: ListScreen.self)
        let seen = try await typing("done m", "2", at: router, isInteractive: true)
        #expect(seen.joined(separator: "\n").contains("“m” can be:\n! 1  Run 5 km  1:1/2\n! 2  Swim  1:1/3\n"))
        #expect(seen.joined(separator: "\n").contains("! “Swim” is 100% done."))
    }

    @Test("say in a script which cells a title can mean, and ask nothing")
    func ambiguousInScript() async throws {
        let grid = GridInteractor(try .marathon, around: nil)
        let seen = try await typing("due n 2026-12-01", at: ViewableRouter(grid, showing: GridScreen.self))
        #expect(seen == ["! line 1: “n” can be 1 or 1/2. Choose one by its number, or type more of its title."])
    }

    @Test("name the chart of an address, also in the reply to what changed nothing")
    func otherChart() async throws {
        let grid = GridInteractor(try .marathon, around: nil)
        let seen = try await typing(
            "set 2:1/3 Dive", "set 2:1/3 Dive",
            at: ViewableRouter(grid, showing: GridScreen.self))
        #expect(
            seen == [
                "! Chart 2: Action item 3 of sub-goal 1 is Dive, 10% done.",
                "! It was Swim before; “undo” brings that back.",
                "! Chart 2: Nothing has changed: “Dive” was so already.",
            ])
    }

    @Test(
        "of items take several numbers or addresses, or the words of a title, also with a day at the end",
        arguments: [
            ("done 2 3", ["“Run 5 km” is 100% done.", "“Swim” is 100% done."]),
            ("done 2 swim", ["“Run 5 km” is 100% done.", "“Swim” is 100% done."]),
            ("done run 5", ["“Run 5 km” is 100% done."]),
            ("done swim yesterday", ["“Swim” is logged on Wed 1969-12-31, and 100% done."]),
            ("done 3 yesterday", ["“Swim” is logged on Wed 1969-12-31, and 100% done."]),
            ("done 1/2 1/2", ["“Run 5 km” is 100% done.", "Nothing has changed: “Run 5 km” was so already."]),
            (
                "done 3 swim 1/2",
                ["“Swim” is 100% done.", "Nothing has changed: “Swim” was so already.", "“Run 5 km” is 100% done."]
            ),
            ("rate swim 20", ["Action item 3 is Swim, 20% done."]),
            ("rate 2 3 20", ["Action item 2 is Run 5 km, 20% done.", "Action item 3 is Swim, 20% done."]),
            ("every 2 3 days", ["Action item 2 of sub-goal 1, Run 5 km, is a habit, every 3 days: to do today."]),
            ("log swim 1 km", ["Logged for “Swim”: 1 km."]),
            ("done 2 7", ["line 1: Action item 7 of sub-goal 1 is empty. Give it a title first."]),
            ("done dance", ["line 1: No title in this chart has “dance”. “search” looks through all charts."]),
        ])
    func several(line: String, replies: [String]) async throws {
        let grid = GridInteractor(try .marathon, around: try Position(1))
        let seen = try await typing(line, at: ViewableRouter(grid, showing: GridScreen.self))
        #expect(seen.joined(separator: "\n") == replies.map { "! \($0)" }.joined(separator: "\n"))
    }

    @Test("of a list take several rows, addresses and titles, and a day for what is due")
    func severalOfList() async throws {
        let list = ListInteractor(try .marathon)
        let seen = try await typing(
            "done 1 1/3", "due 1 2 2026-12-01", "due swim none", "rate run 50",
            at: ViewableRouter(list, showing: ListScreen.self))
        #expect(
            seen == [
                "! “Run 5 km” is 100% done.", "! “Swim” is 100% done.",
                "! Action item 2 of sub-goal 1, Run 5 km, is due Tue 2026-12-01.",
                "! Action item 3 of sub-goal 1, Swim, is due Tue 2026-12-01.",
                "! Action item 3 of sub-goal 1, Swim, has no due day.", "! “Run 5 km” is 50% done.",
            ])
    }

    @Test("lead to the page of an item when log has no text, and ask for one when there is only a day")
    func logWithoutText() async throws {
        let grid = GridInteractor(try .marathon, around: nil)
        let inGrid = try await typing(
            "log 1/2", "log 1/3 --on yesterday", at: ViewableRouter(grid, showing: GridScreen.self))
        #expect(grid.opened == [try CellName("1/2")])
        #expect(inGrid == ["! line 2: “log” needs a text: log <item> [<text…>] [--on <date>]"])
        let list = ListInteractor(try .marathon)
        let inList = try await typing("log 2", at: ViewableRouter(list, showing: ListScreen.self))
        #expect(list.opened == [.row(2)])
        #expect(inList == [])
    }

    @Test("have examples that they understand")
    func examples() {
        #expect(wrongExamples(of: ListScreen.commands) == [])
        #expect(wrongExamples(of: GridScreen.commands) == [])
    }
}

/// A list of two items.
private final class ListInteractor: Interactor, Reactor {
    enum Action {
        case open(ItemTarget)
        case edit([ItemTarget], CellAction)
    }

    typealias Mutation = [EditedItem]

    struct State: Equatable { var last: [EditedItem] = [] }

    let store = Store(State())
    private(set) var opened: [ItemTarget] = []
    private let charts: any OpenChartUseCase

    init(_ chart: Chart) {
        charts = OpenChartUseCaseFake(MandalartUseCaseFake(chart))
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .open(let target): opened.append(target)
        case .edit(let targets, let action):
            commit(try await charts.edit(targets, action, in: Array(FoundCell.samples.prefix(2))))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        state.last = mutation
    }
}

private enum ListScreen: Screen {
    static let commands: [Command<ListInteractor>] = Command.ofItems(
        open: { .open($0) }, edit: { .edit($0, $1) }, last: { $0.last })
    static let record = Record<ListInteractor.State>("list", "A list.", [])

    static func page(of state: ListInteractor.State, for reader: Reader) -> Text { "" }
}

/// The grid of a chart, or of a sub-goal.
private final class GridInteractor: Interactor, Reactor {
    enum Action {
        case edit([CellName], CellAction)
        case look([ChartID])
        case open(CellName)
    }

    enum Mutation {
        case edited([EditedChart])
        case looked(Chart, ChartID)
    }

    struct State: Equatable {
        let place: Position?
        var cells: CellsState
    }

    let store: Store<State>
    private(set) var opened: [CellName] = []
    private let chart: OpenChart

    init(_ content: Chart, around place: Position?, others: [ChartID: Chart] = [:]) {
        store = Store(State(place: place, cells: CellsState(content)))
        chart = OpenChartUseCaseFake(
            MandalartUseCaseFake(content), others: others.mapValues { MandalartUseCaseFake($0) }
        ).open(.first)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .edit(let names, let action):
            let edits = try ChartEdit.edits(action, of: names, around: state.place)
            commit(.edited(try await chart.mandalart.edit(edits)))
        case .look(let charts):
            for id in charts { commit(.looked(try await chart.chart(id).mandalart.chart(), id)) }
        case .open(let name): opened.append(name)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .edited(let edits): state.cells.show(edits)
        case .looked(let chart, let id): state.cells.look(at: chart, of: id)
        }
    }
}

private enum GridScreen: Screen {
    private static let cells = CellCommands<GridInteractor>(
        { .edit($0, $1) }, look: { .look($0) }, open: { .open($0) }, in: { $0.cells }, around: { $0.place },
        example: "1/2")
    static let commands: [Command<GridInteractor>] = [
        cells.set(summary: "name a cell", example: "set 4 Sleep"),
        cells.change(.rate),
        cells.change(.due),
        cells.change(.every),
        cells.write(.note),
        cells.done(example: "done 1/2"),
        cells.clear(summary: "empty a cell", example: "clear 1/2"),
        cells.place(.move, summary: "move a cell", example: "move 1/2 1/4"),
        cells.place(.swap, summary: "swap two cells", example: "swap 1/2 1/3"),
        cells.place(.copy, summary: "copy a cell", example: "copy 1/2 1/4"),
        cells.log(summary: "log an activity", example: "log 1/3 swam"),
    ]
    static let record = Record<GridInteractor.State>("grid", "A grid.", [])

    static func page(of state: GridInteractor.State, for reader: Reader) -> Text { "" }
}
