import BasicsTesting
import ConsoleTesting
import EditorFeatureTesting
import Host
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainTesting
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import Screens
import ScreensTesting
import Terminal
import Testing

@testable import EditorFeature

@MainActor @Suite("The editor")
struct EditorTests {
    let useCase: MandalartUseCaseFake
    let one: Position
    let two: Position

    init() throws {
        useCase = MandalartUseCaseFake(try Chart.marathon)
        (one, two) = (try Position(1), try Position(2))
    }

    /// Types at the editor of a cell until it is done, as a person does, and returns what was shown after the page.
    private func edit(_ cell: Cell, _ lines: String...) async throws -> [String] {
        let root = RouterSpy()
        let dependency = EditorDependencyStub()
        root.attach(
            EditorBuilder(dependency: dependency).build(
                chart: .fake(useCase), cell: CellTarget(cell)), at: "edit", "1")
        let console = ConsoleScript(lines)
        root.interactor.whenResigning = { #expect(root.children.isEmpty) }
        _ = try await PromptHost(root: root, console: console).run()
        return Array(console.transcript.drop { !$0.hasPrefix("title [") })
    }

    @Test("asks field after field with what stands there, shows the whole, and saves it as one edit")
    func wizard() async throws {
        let seen = try await edit(.subGoal(one), "Stamina", "", "coral", "https://example.org/run.png", "")
        #expect(
            seen == [
                "title [Endurance]> Stamina",
                "note [Long and slow first]> ",
                "palette [mint]> coral",
                "image []> https://example.org/run.png",
                "!   title    Stamina",
                "!   note     Long and slow first",
                "!   palette  coral",
                "!   image    https://example.org/run.png",
                "save? [yes]> ",
                "! Sub-goal 1 is saved.",
            ])
        let goal = try await useCase.chart().subGoals[one]
        #expect(goal?.title.text == "Stamina")
        #expect(goal?.palette == .coral)
        #expect(goal?.image?.text == "https://example.org/run.png")
    }

    @Test("asks for the cadence of a habit, and not for its rate")
    func habit() async throws {
        let swim = Cell.actionItem(try Position(3), in: one)
        _ = try await useCase.edit(swim, .change([.every(try Cadence("3/week"))]))
        let seen = try await edit(swim, "", "daily", "", "")
        #expect(seen.prefix(2) == ["title [Swim]> ", "cadence [3 times a week]> daily"])
        let item = try await useCase.chart().subGoals[one]?.items[try Position(3)]
        #expect(item?.habit?.cadence == (try Cadence("daily")))
        _ = try await edit(swim, "", "-", "", "")
        #expect(try await useCase.chart().subGoals[one]?.items[try Position(3)]?.habit == nil)
    }

    @Test("shows the fields, the keys and all palettes before it asks")
    func page() async throws {
        let root = EditorBuilder(dependency: EditorDependencyStub())
            .build(chart: .fake(useCase), cell: CellTarget(.subGoal(one)))
        let page = try await typing("", at: root, isInteractive: true).prefix { !$0.hasPrefix("title [") }
        #expect(page.first == "Sub-goal 1")
        #expect(page.contains("  palette  mint"))
        #expect(Palette.allCases.allSatisfy { palette in page.contains { $0.contains(palette.rawValue) } })
    }

    @Test("explains the keys once to a person, and the field that is asked to one who types ?")
    func keysOnce() async throws {
        let profile = ProfileUseCaseFake()
        func keys(_ lines: String...) async throws -> Int {
            let dependency = EditorDependencyStub(profileUseCase: profile)
            let root = RouterSpy()
            root.attach(
                EditorBuilder(dependency: dependency).build(
                    chart: .fake(useCase), cell: CellTarget(.subGoal(one))), at: "edit", "1")
            let console = ConsoleScript(lines)
            _ = try await PromptHost(root: root, console: console).run()
            return console.transcript.filter { $0.hasPrefix("! Enter keeps the value in [ ]") }.count
        }
        #expect(try await keys("") == 1)
        #expect(try await keys("") == 0)
        #expect(try await keys("?") == 1)
        let seen = try await edit(.subGoal(one), "", "", "?")
        let palettes = zip(1..., Palette.allCases).map { "\($0)\u{A0}\($1.rawValue)" }.joined(separator: ", ")
        #expect(seen.contains("! palette: the colours that it is shown in: \(palettes)"))
    }

    @Test(
        "takes a palette by its number or a part of its name, and names those that it could be",
        arguments: [
            ("2", "amber"), ("２", "amber"), ("grap", "graphite"), ("zur", "azure"), ("MINT", "mint"),
        ])
    func palette(answer: String, name: String) async throws {
        let seen = try await edit(.subGoal(one), "", "", "l", answer, "")
        #expect(seen.contains("! “l” could be lemon or lime."))
        #expect(seen.contains("!   palette  \(name)"))
    }

    @Test("says at the first field that there is none before it")
    func firstField() async throws {
        let seen = try await edit(.subGoal(one), "<")
        #expect(seen.prefix(2) == ["title [Endurance]> <", "! This is the first field. ? says what can be typed."])
        #expect(seen.filter { $0.hasPrefix("title [Endurance]> ") }.count == 2)
    }

    @Test("takes a command for a title, and a key with a backslash before it", arguments: ["undo", "help", "\\?"])
    func words(title: String) async throws {
        _ = try await edit(.subGoal(one), title, ".", "")
        let kept = try await useCase.chart().subGoals[one]?.title.text
        #expect(kept == (title == "\\?" ? "?" : title))
    }

    @Test("goes back with <, to the end with ., and empties with -")
    func keys() async throws {
        let seen = try await edit(.subGoal(one), "X", "-", "<", "<", "Y", ".", "yes")
        #expect(seen.contains("note []> <"))
        #expect(seen.contains("title [X]> Y"))
        let goal = try await useCase.chart().subGoals[one]
        #expect(goal?.title.text == "Y")
        #expect(goal?.note == .empty)
        #expect(goal?.palette == .mint)
    }

    @Test("asks again after nonsense, and says what is allowed")
    func nonsense() async throws {
        let seen = try await edit(.subGoal(one), "", "", "pink", "sky", ".", "maybe", "y")
        #expect(seen.filter { $0.hasPrefix("palette [mint]> ") }.count == 2)
        #expect(seen.contains { $0.hasPrefix("! There is no palette “pink”. Choose one of: coral, amber,") })
        #expect(seen.contains("! Please answer yes or no, or go back with <."))
        #expect(try await useCase.chart().subGoals[one]?.palette == .sky)
    }

    @Test("saves nothing when the person says no, ends the input, or changes nothing")
    func nothing() async throws {
        let before = try await useCase.chart()
        #expect(try await edit(.subGoal(one), "X", ".", "no").last == "! Nothing is saved.")
        #expect(try await edit(.subGoal(one), "X").last == "! Nothing is saved.")
        #expect(try await edit(.subGoal(one), ".", "").last == "! Nothing has changed.")
        #expect(try await useCase.chart() == before)
    }

    @Test("fills an empty cell, which needs a title")
    func emptyCell() async throws {
        let seen = try await edit(.subGoal(two), "", ".", "-", "Sleep", ".", "")
        #expect(seen.filter { $0 == "! A title may not be empty." }.count == 3)
        #expect(try await useCase.chart().subGoals[two]?.title.text == "Sleep")
    }

    @Test("asks title, rate and note of an action item")
    func item() async throws {
        let seen = try await edit(.actionItem(two, in: one), "Run 10 km", "60%", "along the river", "")
        #expect(seen.prefix(3).dropFirst() == ["rate [40%]> 60%", "note []> along the river"])
        let item = try await useCase.chart().subGoals[one]?.items[two]
        var expected = ActionItem(title: try Title("Run 10 km"), rate: try AchievementRate(60))
        expected.note = try Note("along the river")
        #expect(item == expected)
    }

    @Test("changes a rate by so much, and takes a dash for no rate")
    func relativeRate() async throws {
        let seen = try await edit(.actionItem(two, in: one), "", "-", "+15", ".", "")
        #expect(seen.contains("! A rate is a whole number from 0 to 100, not “-”."))
        #expect(try await useCase.chart().subGoals[one]?.items[two]?.rate == (try AchievementRate(55)))
    }

    @Test("changes one field in one line")
    func oneLine() async throws {
        let root = RouterSpy(address: ["home"], viewController: ScreenStub("home"))
        let dependency = EditorDependencyStub()
        let builder = EditorBuilder(dependency: dependency)
        root.stubbedPlaces = [
            Place("edit", value: "position", { $0 }, summary: "a form") { [one] _ in
                root.open(
                    builder.build(chart: .fake(useCase), cell: CellTarget(.subGoal(one))),
                    at: "edit")
            }
        ]
        let seen = try await typing(
            "edit 1 palette Rose", "edit 1 note Far  and wide", "edit 1 palette rose", at: root)
        #expect(seen == ["! Sub-goal 1 is saved.", "! Sub-goal 1 is saved.", "! Nothing has changed."])
        #expect(try await useCase.chart().subGoals[one]?.palette == .rose)
        #expect(try await useCase.chart().subGoals[one]?.note.text == "Far and wide")
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: CellField.all.map(EditorScreen.command)) == [])
    }

    @Test(
        "has no command that its description does not know",
        arguments: [Cell.coreGoal, .actionItem(.all[0], in: .all[0])])
    func placeDescription(cell: Cell) {
        let router = EditorBuilder(dependency: EditorDependencyStub())
            .build(chart: .fake(useCase), cell: CellTarget(cell))
        let known = EditorBuilder.placeDescription.commands.map(\.entry)
        let commands = (router.viewController as? any OpenScreen)?.commands ?? []
        let unknown = commands.map(\.entry).filter { !known.contains($0) }
        #expect(unknown == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(
            leaving: EditorBuilder(dependency: EditorDependencyStub()).build(
                chart: .fake(useCase), cell: CellTarget(.coreGoal)))
    }
}
