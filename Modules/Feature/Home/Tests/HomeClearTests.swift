import BasicsTesting
import CellsFeatureInterface
import ConsoleTesting
import HomeFeatureTesting
import Host
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import ProgressDomainTesting
import Ribcage
import Testing

@testable import HomeFeature

@MainActor @Suite("Home, emptied and for other programs")
struct HomeClearTests {
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

    @Test(
        "asks before a cell is emptied, and says what goes with it",
        arguments: [
            ("clear 1", "Empty sub-goal 1 “Endurance” with its 2 action items? [no]> ", "Sub-goal 1"),
            ("clear 6", "Empty sub-goal 6 “잠을 충분히 자기” with its 1 action item? [no]> ", "Sub-goal 6"),
            ("clear 5", "Empty the core goal “Run a marathon”? [no]> ", "The core goal"),
        ])
    func asks(line: String, question: String, cell: String) async throws {
        let before = try await useCase.chart()
        let refused = try await typing(line, "no", at: home(), isInteractive: true)
        #expect(refused.contains("\(question)no") && refused.contains("! Nothing was changed."))
        #expect(try await useCase.chart() == before)
        let done = try await typing(line, "yes", at: home(), isInteractive: true)
        #expect(done.contains("! \(cell) is empty now."))
        #expect(try await useCase.chart() != before)
    }

    @Test("asks about a goal of another chart by its title too")
    func asksElsewhere() async throws {
        let seen = try await typing("clear 2:1", "no", at: home(), isInteractive: true, width: 200)
        #expect(
            seen.contains("Empty sub-goal 1 of chart 2 “Endurance” with its 2 action items? [no]> no"), "\(seen)")
    }

    @Test("says at once that an empty cell is empty", arguments: ["2", "2:2"])
    func empty(address: String) async throws {
        let seen = try await typing("clear \(address)", at: home())
        #expect(seen == ["! line 1: Sub-goal 2 is empty already."])
    }

    @Test("asks about a long title in one line")
    func longTitle() async throws {
        let title = try Title(String(repeating: "목표 ", count: 60))
        _ = try await useCase.edit(.coreGoal, .change([.title(title)]))
        let seen = try await typing("clear 5", "no", at: home(), isInteractive: true)
        #expect(seen.contains { $0.hasPrefix("Empty the core goal “목표 ") && $0.hasSuffix("…”? [no]> no") })
    }

    @Test("gives another program the whole chart, and of an edit the cell as it is now")
    func json() async throws {
        var options = RunOptions()
        options.writesJSON = true
        let console = ConsoleScript(["show", "set 2 Sleep"], isInteractive: false)
        _ = try await PromptHost(root: home(), console: console, options: options).run()
        let chart = Chart.members.text(of: try Chart.marathon).dropFirst()
        let sleep = #"{"title":"Sleep","note":"","palette":null,"image":null,"due":null}"#
        #expect(
            console.transcript == [
                #"{"schema":1,"kind":"chart","place":"","nickname":"Juno",\#(chart)"#,
                #"{"schema":1,"kind":"done","place":"","command":"set","#
                    + #""cells":[{"address":"2","cell":"subGoal","position":2,"content":\#(sleep)}]}"#,
            ])
    }
}
