import Basics
import Commands
import EventLogDomainInterface
import EventLogDomainTesting
import HostTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import Terminal
import Testing

@testable import PrivacyFeature

@MainActor @Suite("Privacy")
struct PrivacyTests {
    let useCase: EventLogUseCaseFake
    init() throws {
        useCase = EventLogUseCaseFake(try .juno)
    }

    private func router() -> any ViewableRouting {
        PrivacyBuilder(dependency: PrivacyDependencyStub(eventLogUseCase: useCase)).build()
    }

    @Test("says what is kept and how much of it since when, and shows it")
    func page() async throws {
        let lines = try await typing("show", at: router())
        #expect(lines.first == "Privacy")
        #expect(lines.contains("The log has 13 events since 2026-11-21 00:05."))
        #expect(lines.contains("  2026-11-21 00:05  a nickname of 4 characters was chosen"))
        #expect(lines.last == "  2026-11-21 00:17  first sub-goal of chart 2: sub-goal 2")
    }

    @Test("names sync as the other way by which titles leave the machine, in each language")
    func sync() async throws {
        let interactor = PrivacyInteractor(eventLogUseCase: useCase)
        try await interactor.send(.load)
        for language in Language.allCases {
            let page = PrivacyScreen.page(of: interactor.state, for: Reader(language: language)).plain
            #expect(page.contains("sync"), "\(page)")
        }
    }

    @Test("shows the newest twenty, and says how many there are before")
    func many() async throws {
        let useCase = EventLogUseCaseFake(try [LoggedEvent].juno + [LoggedEvent].juno)
        let dependency = PrivacyDependencyStub(eventLogUseCase: useCase)
        let lines = try await typing("show", at: PrivacyBuilder(dependency: dependency).build())
        #expect(lines.contains("The newest are shown; --json shows the 6 before them, too."))
        #expect(lines.filter { $0.hasPrefix("  2026") }.count == 20)
    }

    @Test("stops and starts what is kept, and says so")
    func offAndOn() async throws {
        let lines = try await typing("off", "show", "on", at: router())
        #expect(
            lines.first == "! No more events are kept. Those that are there stay; delete removes them.")
        #expect(lines.contains("The log has 13 events since 2026-11-21 00:05. New events are not kept."))
        #expect(lines.last == "! Events are kept from now on.")
        #expect(try await useCase.summary().isKept)
    }

    @Test("forgets the log once the person says yes")
    func delete() async throws {
        let lines = try await typing("delete", "no", "delete", "yes", "show", at: router(), isInteractive: true)
        #expect(lines.filter { $0.hasPrefix("Delete the log of 13 events, for good?") }.count == 2)
        #expect(lines.contains("! The log is deleted."))
        #expect(lines.contains("The log is empty."))
        #expect(try await useCase.summary().count == 0)
    }

    @Test("forgets nothing where nobody can be asked")
    func refused() async throws {
        _ = try await typing("delete", at: router())
        #expect(try await useCase.summary().count == 13)
    }

    @Test("is no wider than the reader's columns, in any language", arguments: [12, 20, 40, 80])
    func width(_ width: Int) async throws {
        let interactor = PrivacyInteractor(eventLogUseCase: useCase)
        try await interactor.send(.load)
        for language in Language.allCases {
            let page = PrivacyScreen.page(of: interactor.state, for: Reader(language: language, width: width))
            #expect(page.width <= width, "\(page.plain)")
        }
    }

    @Test("leaves when the person goes back")
    func back() async throws {
        #expect(try await leaves(router(), typing: "back"))
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: PrivacyScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
