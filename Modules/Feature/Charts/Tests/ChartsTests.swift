import Basics
import BasicsTesting
import ChartsFeatureTesting
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import TemplatesDomainInterface
import TemplatesDomainTesting
import TemplatesFeatureInterface
import TemplatesFeatureTesting
import Terminal
import Testing

@testable import ChartsFeature

@MainActor @Suite("The list of charts")
struct ChartsTests {
    let useCase: ChartsUseCaseFake
    let listener = ChartsListenerSpy()

    init() throws {
        useCase = ChartsUseCaseFake(try Chart.marathon)
    }

    private func router() -> any ViewableRouting {
        ChartsBuilder(dependency: ChartsDependencyStub(chartsUseCase: useCase)).build(listener: listener)
    }

    @Test("shows each chart with how far it is, and the archived ones below")
    func page() async throws {
        _ = try await useCase.create(try Title("Read"))
        _ = try await useCase.create(try Title("항해 배우기"))
        try await useCase.setArchived(try ChartID(2), true)
        #expect(
            try await typing("show", at: router()) == [
                "Charts",
                "  1  Run a marathon  2 of 8, 50%",
                "▸ 3  항해 배우기  0 of 8, 0%",
                "Archived",
                "  2  Read  0 of 8, 0%",
            ])
    }

    @Test("begins a chart, which is the current one then, and tells its parent")
    func create() async throws {
        #expect(try await typing("new Learn to sail", at: router()) == ["! Learn to sail is a new chart."])
        #expect(try await useCase.currentChart() == ChartID(2))
        #expect(listener.log.calls == ["chartsDidOpen(2)"])
    }

    @Test("begins a chart from a template, with the template's title where nobody gives it a name")
    func createFromTemplate() async throws {
        #expect(
            try await typing("new --template career", at: router()) == [
                "! Career is a new chart with every cell filled. Change what does not fit you; undo empties it."
            ])
        _ = try await typing("new My year --template health", "new --template career", at: router())
        #expect(try await useCase.charts().dropFirst().map(\.name?.text) == ["Career", "My year", "Career 2"])
        let made = try await useCase.chart(try ChartID(3)).chart()
        #expect(made == (try TemplatesUseCaseStub().chart(of: .health, in: .english)))
        #expect(listener.log.calls == ["chartsDidOpen(2)", "chartsDidOpen(3)", "chartsDidOpen(4)"])
    }

    @Test("fills a chart in the language that the person reads at that moment")
    func createInLanguage() async throws {
        let choice = LanguageChoice()
        let charts = ChartsBuilder(
            dependency: ChartsDependencyStub(chartsUseCase: useCase, languageChoice: choice)
        ).build(listener: listener)
        choice.setting = .japanese
        _ = try await typing("new --template learning", at: charts, speaking: choice)
        #expect(try await useCase.charts().last?.name?.text == "学び")
        let made = try await useCase.chart(try ChartID(2)).chart()
        #expect(made == (try TemplatesUseCaseStub().chart(of: .learning, in: .japanese)))
    }

    @Test("provides the edits of the list of charts")
    func undo() async throws {
        let history = EditHistoryStub()
        history.undoable = [RecordedEdit.example(1)]
        let interactor = ChartsInteractor(
            chartsUseCase: useCase, history: history, templatesUseCase: TemplatesUseCaseStub(),
            languageChoice: LanguageChoice(), listener: listener)
        #expect(try await interactor.editHistory?.undo()?.number == 1)
    }

    @Test("leads to the templates, and comes back from them")
    func templates() async throws {
        let dependency = ChartsDependencyStub(chartsUseCase: useCase)
        #expect(try await typing("templates", "show", at: router()) == ["templates"])
        let charts = ChartsBuilder(dependency: dependency).build(listener: listener)
        charts.launch()
        try await charts.follow(Route(["templates"]))
        #expect(charts.currentRoute == Route(["templates"]))
        try await charts.openPlace?.leave()
        #expect(charts.openPlace == nil)
    }

    @Test("goes to another chart, which is the current one then")
    func open() async throws {
        _ = try await useCase.create(try Title("Read"))
        _ = try await typing("open 1", at: router())
        #expect(try await useCase.currentChart() == .first)
        #expect(listener.log.calls == ["chartsDidOpen(1)"])
    }

    @Test(
        "goes to the chart of a name of several words, or of the core goal that it is listed by",
        arguments: [("open Learn to sail", 2), ("open Run a marathon", 1), ("open run a MARATHON", 1)])
    func openByName(line: String, number: Int) async throws {
        _ = try await useCase.create(try Title("Learn to sail"))
        _ = try await typing(line, at: router())
        #expect(try await useCase.currentChart() == ChartID(number))
    }

    @Test("tells how to open a chart that can be opened")
    func hint() async throws {
        _ = try await useCase.create(try Title("Read"))
        let hints = try await typing("archive 1", "unarchive 1", at: router(), isInteractive: true, width: 200)
            .filter { $0.hasPrefix("! open") }.map { $0.prefix(8) }
        #expect(hints == ["! open 1", "! open 2", "! open 1"])
    }

    @Test("names, archives, brings back and forgets charts")
    func change() async throws {
        _ = try await useCase.create(try Title("Read"))
        #expect(
            try await typing("rename 1 Run", "archive 1", "unarchive 1", at: router())
                == [
                    "! Chart 1 is called Run.", "! Chart 1 is archived. unarchive 1 brings it back.",
                    "! Chart 1 is back.",
                ])
        let lines = try await typing("delete 1", "yes", at: router(), isInteractive: true)
        #expect(lines.contains("Delete chart 1 “Run” with its 6 cells? “charts undo” brings it back. [no]> yes"))
        #expect(lines.contains("! Chart 1 is deleted."))
        #expect(try await useCase.charts().map(\.id) == [try ChartID(2)])
    }

    @Test(
        "says in one line why something cannot be done",
        arguments: [
            ("open 7", "There is no chart 7. “charts” lists those that there are."),
            ("open x", "There is no chart “x”. “charts” lists those that there are."),
            ("open x y", "There is no chart “x y”. “charts” lists those that there are."),
            ("archive 1", "There is no other chart to work on. Begin one first: charts new <name…>"),
            ("new", "“new” needs a name: new [<name…>] [--template <template>]"),
            ("new --template", "“new” needs a template: new [<name…>] [--template <template>]"),
            (
                "new My year --template helth",
                "There is no template “helth”. Did you mean health? Choose one of: career, health, learning, baseball."
            ),
            ("new My year --tempate health", "There is no option “--tempate”. Did you mean --template?"),
        ])
    func refused(line: String, reason: String) async throws {
        #expect(try await typing(line, at: router()) == ["! line 1: \(reason)"])
    }

    @Test("leaves when the person goes back")
    func back() async throws {
        #expect(try await leaves(router(), typing: "back"))
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: ChartsScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
