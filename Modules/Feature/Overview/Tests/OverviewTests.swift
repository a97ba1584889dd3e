import Commands
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import OverviewFeatureInterface
import OverviewFeatureTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import Terminal
import TerminalTesting
import Testing

@testable import OverviewFeature

@MainActor @Suite("The whole chart")
struct OverviewTests {
    let useCase: MandalartUseCaseFake
    let listener = OverviewListenerSpy()

    init() throws {
        useCase = MandalartUseCaseFake(try Chart.marathon)
    }

    private func router(_ style: OverviewStyle = .full) -> any ViewableRouting {
        OverviewBuilder(dependency: OverviewDependencyStub())
            .build(chart: useCase, listener: listener, style: style)
    }

    private func page(_ chart: Chart, style: OverviewStyle = .full, width: Int) -> Text {
        let interactor = OverviewInteractor(mandalartUseCase: useCase, listener: listener, style: style)
        var state = interactor.state
        state.chart = chart
        return OverviewScreen.page(of: state, for: Reader(width: width))
    }

    @Test("shows the sub-goals in the middle, and each with its items around it")
    func full() async throws {
        let lines = try await typing("show", at: router())
        #expect(lines.count == 46)
        #expect(lines[1].hasPrefix("┃       │Run 5  │Swim   ┃"))
        #expect(lines[16].contains("┃Enduran│"))
        #expect(lines.filter { $0.contains("Run a") }.count == 1)
    }

    @Test("is even for every width and language", arguments: [73, 80, 120, 200])
    func even(width: Int) throws {
        #expect(unevenLines(in: page(try .marathon, width: width)).isEmpty)
    }

    @Test("is a list where the picture does not fit, and where a person wants one")
    func list() async throws {
        let expected = [
            "Run a marathon  50%", "1  Endurance  25%  2 of 8", "   Long and slow first", "  1/2  Run 5 km  40%",
            "  1/3  Swim  10%", "6  잠을 충분히 자기  75%  1 of 8", "  6/1  11시 전에 눕기  75%",
        ]
        let seen = try await typing("show", at: router(.list(.all)))
        #expect(seen == expected)
        #expect(page(try .marathon, width: 40).plain == expected.joined(separator: "\n"))
        #expect(page(Chart(), style: .list(.all), width: 80).plain == "An empty chart.")
    }

    @Test("is a list of the cells that a filter shows, with the rates of all")
    func filter() async throws {
        let low = try ChartFilter("<20")
        let seen = try await typing("show", at: router(.list(low)))
        #expect(
            seen == ["Run a marathon  50%", "1  Endurance  25%  2 of 8", "   Long and slow first", "  1/3  Swim  10%"])
        let none = try ChartFilter("habits")
        #expect(
            try await typing("show", at: router(.list(none)))
                == ["Run a marathon  50%", "Nothing here is like that. list shows all."])
    }

    @Test("leads its parent to a sub-goal, of another chart too, and back")
    func ways() async throws {
        _ = try await typing("open 1", "open 2:1", "open endurance", at: router())
        #expect(try listener.overviewDidPickCalls == ["1", "2:1", "endurance"].map { try CellName($0) })
        listener.overviewDidPickError = MandalartError.empty(.subGoal(try Position(2)))
        let refused = try await typing("open 2", at: router())
        #expect(refused == ["! line 1: Sub-goal 2 is empty. Give it a title first."])
        #expect(try await leaves(router(.list(.all)), typing: "back"))
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: OverviewScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
