import Basics
import Commands
import EventLogDomainInterface
import EventLogDomainTesting
import HostTesting
import MandalartDomainInterface
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import Terminal
import Testing

@testable import InsightsFeature

@MainActor @Suite("Insights")
struct InsightsTests {
    let useCase: EventLogUseCaseFake
    init() throws {
        useCase = EventLogUseCaseFake(try .juno)
    }

    private func router() -> any ViewableRouting {
        InsightsBuilder(dependency: InsightsDependencyStub(eventLogUseCase: useCase)).build()
    }

    @Test("shows the first steps, and which palettes were tried and saved")
    func page() async throws {
        let lines = try await typing("show", at: router())
        #expect(
            lines.prefix(6) == [
                "Insights",
                "Read from a log of 13 events since 2026-11-21 00:05.",
                "First steps",
                "  nickname           ████████████████████████████  2026-11-21 00:05",
                "  first sub-goal     ████████████████████████████  2026-11-21 00:08, 3 min later",
                "  first action item  ████████████████████████████  2026-11-21 00:15, 7 min later",
            ])
        #expect(
            lines.suffix(3) == [
                "Palettes, saved of tried",
                "  coral              ░░░░░░░░░░░░░░░░░░░░░░░░░░░░  0 of 1",
                "  mint               ████████████████████████████  1 of 1",
            ])
    }

    @Test("shows what was finished in each week, when the person plans and does, and which habits hold")
    func weeks() throws {
        let state = InsightsInteractor.State(past: try InsightsScreen.weeks())
        let lines = InsightsScreen.page(of: state, for: Reader(width: 60)).lines.map(\.plain)
        #expect(lines.contains { $0.hasPrefix("  2026-11-23 ") && $0.hasSuffix("2 finished, 14 logged") })
        #expect(lines.contains { $0.hasPrefix("  Sat") && $0.contains("planned") })
        #expect(lines.contains { $0.hasPrefix("  Run 5 km") && $0.hasSuffix("in 4 weeks") })
    }

    @Test("says what the log does not have, and that new events are not kept")
    func missing() async throws {
        try await useCase.deleteAll()
        try await useCase.setKept(false)
        let lines = try await typing("show", at: router())
        #expect(
            lines.prefix(4) == [
                "Insights",
                "The log has no events. New ones are not kept.",
                "First steps",
                "  nickname           ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  not in the log",
            ])
        #expect(!lines.contains("Palettes, saved of tried"))
    }

    @Test("says what there is no room for behind a bar under it")
    func narrow() async throws {
        let interactor = InsightsInteractor(eventLogUseCase: useCase, reviewUseCase: ReviewUseCaseFake())
        try await interactor.send(.load)
        let lines = InsightsScreen.page(of: interactor.state, for: Reader(width: 40)).lines.map(\.plain)
        #expect(lines.contains("  first sub-go…  ███████████████"))
        #expect(lines.contains("    2026-11-21 00:08, 3 min later"))
    }

    @Test("makes a bar as long as a palette was tried often")
    func lengths() async throws {
        let tries = [Event.paletteTried(.mint), .paletteTried(.mint), .paletteSaved(.mint), .paletteTried(.rose)]
        let useCase = EventLogUseCaseFake(
            tries.map { LoggedEvent(time: Timestamp(milliseconds: 0), event: $0) })
        let dependency = InsightsDependencyStub(eventLogUseCase: useCase)
        let lines = try await typing("show", at: InsightsBuilder(dependency: dependency).build())
        #expect(
            lines.suffix(2) == [
                "  mint               █████████████████████▌░░░░░░░░░░░░░░░░░░░░░  1 of 2",
                "  rose               ░░░░░░░░░░░░░░░░░░░░░                        0 of 1",
            ])
    }

    @Test("is no wider than the reader's columns, in any language", arguments: [12, 20, 30, 40, 50, 60, 80, 200])
    func width(_ width: Int) async throws {
        let interactor = InsightsInteractor(eventLogUseCase: useCase, reviewUseCase: ReviewUseCaseFake())
        try await interactor.send(.load)
        for language in Language.allCases {
            let page = InsightsScreen.page(of: interactor.state, for: Reader(language: language, width: width))
            #expect(page.width <= width, "\(page.plain)")
        }
    }

    @Test("says how long a step took in the unit that fits it")
    func durations() {
        let texts = [59, 60, 3599, 3600, 47 * 3600, 48 * 3600, -5].map { seconds in
            let (first, second) = (Timestamp(milliseconds: 7), Timestamp(milliseconds: 7 + seconds * 1000))
            return InsightsPhrases.later(first, second).english
        }
        #expect(
            texts == [
                "within a minute", "1 min later", "59 min later", "1 h later", "47 h later", "2 days later",
                "within a minute",
            ])
    }

    @Test("leaves when the person goes back")
    func back() async throws {
        #expect(try await leaves(router(), typing: "back"))
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
