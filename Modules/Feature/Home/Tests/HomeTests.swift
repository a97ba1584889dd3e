import Basics
import BasicsTesting
import CellsFeatureInterface
import Commands
import ConsoleTesting
import EditorFeatureTesting
import HomeFeatureTesting
import Host
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import SettingsFeatureInterface
import SettingsFeatureTesting
import SuggestFeatureTesting
import Terminal
import Testing

@testable import HomeFeature

@MainActor @Suite("Home")
struct HomeTests {
    let useCase: MandalartUseCaseFake
    let dependency: HomeDependencyStub

    init() throws {
        useCase = MandalartUseCaseFake(try Chart.marathon)
        dependency = HomeDependencyStub(
            openChartUseCase: OpenChartUseCaseFake(useCase), profileUseCase: ProfileUseCaseFake(try Profile.juno))
    }

    private func home() -> any ViewableRouting {
        HomeBuilder(dependency: dependency).build(chart: .first, listener: HomeListenerSpy())
    }

    @Test("greets the person and shows the core goal with the sub-goals around it")
    func page() async throws {
        #expect(
            try await typing("show", at: home()) == [
                "Hello, Juno! 2 of 8 sub-goals, 50% done.",
                "┌─────────────────────────┬─────────────────────────┬─────────────────────────┐",
                "│ 1 Endurance             │ 2 set 2 <title…>        │ 3 set 3 <title…>        │",
                "│                         │                         │                         │",
                "│   ██▎░░░░░░  25% 2 of 8 │                         │                         │",
                "├─────────────────────────┼─────────────────────────┼─────────────────────────┤",
                "│ 4 set 4 <title…>        │ 5 Run a marathon        │ 6 잠을 충분히 자기      │",
                "│                         │                         │                         │",
                "│                         │   ████▌░░░░  50%        │   ██████▊░░  75% 1 of 8 │",
                "├─────────────────────────┼─────────────────────────┼─────────────────────────┤",
                "│ 7 set 7 <title…>        │ 8 set 8 <title…>        │ 9 set 9 <title…>        │",
                "│                         │                         │                         │",
                "│                         │                         │                         │",
                "└─────────────────────────┴─────────────────────────┴─────────────────────────┘",
            ])
    }

    @Test("lets a person write a note in an editor, edit it again when it is refused, and empty it")
    func note() async throws {
        func edit(_ lines: [String], _ edits: [(String) -> String]) async throws -> [String] {
            let console = ConsoleScript(lines)
            console.edits = edits
            _ = try await PromptHost(root: home(), console: console).run()
            return console.transcript.filter { !$0.hasPrefix("> ") && !$0.hasPrefix("│") && !$0.isEmpty }
        }
        let item = Cell.actionItem(try Position(2), in: try Position(1))
        let long = String(repeating: "x", count: Note.longest + 1)
        let refused = try await edit(["note 1/2", ""], [{ _ in long }, { "\($0.dropLast())" }])
        #expect(refused.contains("! A note has at most 2000 characters; this one has 2001."))
        #expect(refused.contains("! Action item 2 of sub-goal 1: the note is saved."))
        #expect(try await useCase.chart().content(of: item)?.note.text == String(long.dropLast()))
        let lines = try await edit(["note 1/2"], [{ _ in "along the river\nwith Mina" }])
        #expect(lines.last { $0.hasPrefix("! A") } == "! Action item 2 of sub-goal 1: the note is saved.")
        #expect(try await useCase.chart().content(of: item)?.note.text == "along the river\nwith Mina")
        let same = try await edit(["note 1/2"], [{ $0 }])
        #expect(same.contains("! Nothing was done."))
        let gone = try await edit(["note 1/2"], [{ _ in "" }])
        #expect(gone.contains("! Action item 2 of sub-goal 1: the note is gone."))
        #expect(try await useCase.chart().content(of: item)?.note == .empty)
    }

    @Test("opens the note of a cell in another chart too")
    func noteElsewhere() async throws {
        let item = Cell.actionItem(try Position(2), in: try Position(1))
        _ = try await useCase.edit(item, .change([.note(try Note("by the river"))]))
        let console = ConsoleScript(["note 2:1/2"])
        console.edits = [{ "\($0), with Mina" }]
        _ = try await PromptHost(root: home(), console: console).run()
        #expect(console.transcript.contains("! Chart 2: Action item 2 of sub-goal 1: the note is saved."))
        #expect(try await useCase.chart().content(of: item)?.note.text == "by the river, with Mina")
    }

    @Test("opens no editor for the note of an empty cell, and asks for a line where there is no editor")
    func noteWithoutEditor() async throws {
        let console = ConsoleScript(["note 2", "note 1", "Long runs first"])
        console.edits = [{ _ in "never" }]
        _ = try await PromptHost(root: home(), console: console).run()
        #expect(console.transcript.contains("! Sub-goal 2 is empty. Give it a title first."))
        #expect(console.edits.isEmpty)
        let asked = ConsoleScript(["note 1", "Short runs first"])
        _ = try await PromptHost(root: home(), console: asked).run()
        #expect(asked.transcript.contains("note: Short runs first"))
        #expect(try await useCase.chart().subGoals[try Position(1)]?.note.text == "Short runs first")
    }

    @Test("says in its heading which of several charts it is, and cuts a long name")
    func named() async throws {
        func heading(_ name: String) async throws -> String? {
            let charts = OpenChartUseCaseFake(useCase, name: try Title(name))
            let home = HomeBuilder(
                dependency: HomeDependencyStub(
                    openChartUseCase: charts, profileUseCase: ProfileUseCaseFake(try Profile.juno))
            ).build(chart: .first, listener: HomeListenerSpy())
            return try await typing("show", at: home).first
        }
        #expect(try await heading("Career") == "Career  Hello, Juno! 2 of 8 sub-goals, 50% done.")
        let long = try await heading(String(repeating: "long ", count: 20))
        #expect(long == "long long long long long long…  Hello, Juno! 2 of 8 sub-goals, 50% done.")
    }

    @Test("says beside the rate of each sub-goal how many of its items are filled", arguments: [47, 60, 80, 100])
    func filled(width: Int) async throws {
        var chart = try Chart.marathon
        chart.subGoals[try Position(6)]?.title = try Title("Sleep")
        let state = HomeInteractor.State(cells: CellsState(chart))
        for (language, words) in [(Language.english, "1 of 8"), (.korean, "1/8개"), (.japanese, "1/8件")] {
            let page = HomeScreen.page(of: state, for: Reader(language: language, width: width))
            #expect(page.plain.contains(words), "\(language)")
            #expect(page.width <= width, "\(language)")
        }
    }

    @Test("says what comes next as long as the chart is empty")
    func nextStep() async throws {
        let empty = HomeBuilder(dependency: HomeDependencyStub()).build(chart: .first, listener: HomeListenerSpy())
        let seen = try await typing("core Run", "show", at: empty, isInteractive: true, width: 100)
        #expect(seen.first == "An empty chart.")
        #expect(
            seen.contains("! Begin with your goal: core Run a marathon. Or be asked for one cell after the other: fill")
        )
        #expect(seen.contains("! Now what it takes: set 1 Endurance"))
    }

    @Test("names the core goal and the sub-goals, and says so")
    func set() async throws {
        let seen = try await typing("core Run far", "set 2 Sleep \"and eat\" well", at: home())
        #expect(
            seen == [
                "! The core goal is Run far.", "! It was Run a marathon before; “undo” brings that back.",
                #"! Sub-goal 2 is Sleep "and eat" well."#,
            ])
        let chart = try await useCase.chart()
        #expect(chart.coreGoal?.title.text == "Run far")
        #expect(chart.subGoals[try Position(2)]?.title.text == #"Sleep "and eat" well"#)
    }

    @Test("says which title a new one replaced")
    func replaced() async throws {
        let seen = try await typing("core Run far", "core Run far", "set 1 Sleep", "set 2 Eat", at: home())
        #expect(
            seen == [
                "! The core goal is Run far.", "! It was Run a marathon before; “undo” brings that back.",
                "! Nothing has changed: “Run far” was so already.", "! Sub-goal 1 is Sleep.",
                "! It was Endurance before; “undo” brings that back.", "! Sub-goal 2 is Eat.",
            ])
    }

    @Test("takes a title that answers its question as it is typed, with its quotes")
    func answered() async throws {
        let seen = try await typing(
            "set 2", #"Say "no, don't" 'til noon"#, "set 3", #""Read"#, at: home(), isInteractive: true, width: 100)
        #expect(seen.contains(#"! Sub-goal 2 is Say "no, don't" 'til noon."#))
        #expect(seen.contains(#"! Sub-goal 3 is "Read."#))
        #expect(try await typing("set 4 'Til noon, don't", at: home()) == ["! Sub-goal 4 is 'Til noon, don't."])
    }

    @Test("says which command names the goal in the centre")
    func centre() async throws {
        #expect(
            try await typing("set 5 Run far", at: home())
                == ["! line 1: 5 is the centre, the core goal. “core <title…>” changes its title."])
        #expect(
            try await typing("set 2:5 Run far", at: home())
                == ["! line 1: 2:5 is the centre, the core goal. “edit 2:5” changes its title."])
    }

    @Test("leads to a filled sub-goal, and not to an empty one", arguments: ["open", "subgoal"])
    func open(word: String) async throws {
        #expect(try await typing("\(word) 1", "show", at: home()) == ["subgoal 1"])
        #expect(
            try await typing("\(word) 2", at: home()) == ["! line 1: Sub-goal 2 is empty. Give it a title first."])
    }

    @Test("leads to the form of any cell, 5 being the core goal, and to the settings")
    func places() async throws {
        #expect(try await typing("edit 5", "show", at: home()) == ["edit 5"])
        #expect(dependency.editorMock.buildCalls.last?.cell == CellTarget(.coreGoal))
        #expect(try await typing("edit 3", "show", at: home()) == ["edit 3"])
        #expect(dependency.editorMock.buildCalls.last?.cell == CellTarget(.subGoal(try Position(3))))
        #expect(try await typing("settings", "show", at: home()) == ["settings"])
    }

    @Test("suggests something for a cell of this chart or another, or for the first empty one")
    func suggest() async throws {
        for line in ["suggest 3", "suggest 2:3/4", "suggest"] {
            _ = try await typing(line, at: home())
        }
        let cells = dependency.suggestMock.buildCalls.map(\.cell)
        let item = Cell.actionItem(try Position(4), in: try Position(3))
        #expect(cells == [CellTarget(.subGoal(try Position(3))), CellTarget(item, in: try ChartID(2)), nil])
        #expect(dependency.suggestMock.buildCalls.map(\.subGoal) == [nil, nil, nil])
    }

    @Test("has one place open at a time")
    func onePlace() async throws {
        let router = home()
        router.launch()
        let home = try #require(router as? HomeRouter)
        home.routeToSubGoal(try Position(1))
        #expect(home.currentRoute == Route(["subgoal", "1"]))
        try await home.follow(Route(["settings"]))
        #expect(home.children.count == 1)
        #expect(home.currentRoute == Route(["settings"]))
        try await home.openPlace?.leave()
        #expect(home.children.isEmpty)
    }

    @Test("shows its hint once to a person")
    func hint() async throws {
        let hint = "! open 1 goes to a sub-goal, edit 1 opens a form, show shows the chart, help lists all words."
        #expect(try await typing("", at: home(), isInteractive: true, width: 100).contains(hint))
        #expect(try await typing("", at: home(), isInteractive: true, width: 100).contains(hint) == false)
    }

    @Test("tells how to open a sub-goal that there is")
    func hintOfFilled() async throws {
        let router = HomeBuilder(dependency: HomeDependencyStub()).build(chart: .first, listener: HomeListenerSpy())
        let seen = try await typing("core Run", "set 7 Sleep", at: router, isInteractive: true, width: 100)
        #expect(seen.contains { $0.hasPrefix("! open 7 goes to a sub-goal, edit 7 opens a form,") })
    }

    @Test("tells a new person the words once the first sub-goal has a name, and never again")
    func hintAfterNextSteps() async throws {
        let hint = "! open 1 goes to a sub-goal, edit 1 opens a form, show shows the chart, help lists all words."
        let dependency = HomeDependencyStub()
        let first = HomeBuilder(dependency: dependency).build(chart: .first, listener: HomeListenerSpy())
        let seen = try await typing(
            "core Run", "set 1 Endurance", "set 2 Sleep", at: first, isInteractive: true, width: 100)
        #expect(seen.filter { $0 == hint }.count == 1)
        let next = HomeBuilder(dependency: dependency).build(chart: .first, listener: HomeListenerSpy())
        #expect(try await typing("show", at: next, isInteractive: true, width: 100).contains(hint) == false)
    }

    @Test("fits the width, whatever a person has written", arguments: [40, 80])
    func width(width: Int) async throws {
        _ = try await useCase.edit(
            .coreGoal,
            .change([
                .title(try Title(String(repeating: "목표 ", count: 60))),
                .note(try Note("why " + String(repeating: "x", count: 500))),
            ]))
        let interactor = HomeInteractor(
            chart: .fake(useCase), profileUseCase: ProfileUseCaseFake(try Profile.juno),
            documents: DocumentPortStub(),
            listener: HomeListenerSpy())
        try await interactor.send(.load)
        #expect(HomeScreen.page(of: interactor.state, for: Reader(width: width)).width <= width)
    }

    @Test("moves, swaps and copies sub-goals with their items, and says so")
    func placing() async throws {
        #expect(
            try await typing("move 1 5", at: home())
                == ["! line 1: 5 is the centre. The positions around it are 1 to 4 and 6 to 9."])
        #expect(
            try await typing("move 1 4", "swap 4 6", "copy 6 1", "copy 6 9:1", at: home()) == [
                "! Sub-goal 1 is now sub-goal 4.", "! Sub-goal 4 and sub-goal 6 have changed places.",
                "! Sub-goal 6 is copied to sub-goal 1.",
                "! line 4: There is no chart 9. “charts” lists those that there are.",
            ])
        let chart = try await useCase.chart()
        #expect(chart.subGoals[try Position(1)] == chart.subGoals[try Position(6)])
        #expect(chart.subGoals[try Position(1)]?.items.count == 2)
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: HomeScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(
            leaving: home())
    }

    @Test("says on which day something was done that was not done today")
    func loggedDay() async throws {
        let lines = ["ran 8 km --on -1", "ran 8 km --on today", "ran 8 km", "ran 8 km --on 3 days ago"]
        var seen: [String] = []
        for line in lines { seen += try await typing("log 1/2 \(line)", at: home()) }
        #expect(
            seen == [
                "! Logged for “Run 5 km” on Wed 1969-12-31: ran 8 km.", "! Logged for “Run 5 km”: ran 8 km.",
                "! Logged for “Run 5 km”: ran 8 km.", "! Logged for “Run 5 km” on Mon 1969-12-29: ran 8 km.",
            ])
    }

    @Test("takes a rate whose percent sign is a word of its own")
    func percentApart() async throws {
        #expect(
            try await typing("rate 1/3 30 %", at: home()) == ["! Action item 3 of sub-goal 1 is Swim, 30% done."])
    }

    @Test("names, rates and logs action items by their addresses")
    func addresses() async throws {
        let seen = try await typing(
            "set 1/4 Row 2 km 30%", "rate 1/4 +15", "rate 1 4 -5", "clear 1/4", "rate 2 50", at: home())
        #expect(
            seen == [
                "! Action item 4 of sub-goal 1 is Row 2 km, 30% done.",
                "! Action item 4 of sub-goal 1 is Row 2 km, 45% done.",
                "! Action item 4 of sub-goal 1 is Row 2 km, 40% done.", "! Action item 4 of sub-goal 1 is empty now.",
                "! line 5: “2” is a goal. Name an action item, such as 3/2: item 2 of sub-goal 3.",
            ])
    }
}
