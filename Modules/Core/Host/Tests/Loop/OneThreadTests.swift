import Basics
import Commands
import ConsoleTesting
import HostTesting
import Platform
import Ribcage
import Testing

@testable import Host

@MainActor @Suite("The one command of the arguments, on one thread")
struct OneThreadTests {
    @Test("gives nothing else a turn while it lasts")
    func undisturbed() async throws {
        let console = HoldingConsole()
        var isDisturbed = false
        Task { isDisturbed = true }
        let code = try await PromptHost(root: CoverRouter(), command: Words(typing: "write one"), console: console)
            .run()
        #expect(code == .ok)
        #expect(!isDisturbed)
        #expect(console.script.transcript == ["! wrote one on 0"])
    }

    @Test("says what it did that a signal came too late for, and ends by the signal")
    func late() async throws {
        let (console, cover) = (HoldingConsole(), CoverRouter())
        cover.interactor.beforeWriting = { console.receive(.terminate) }
        let code = try await PromptHost(root: cover, command: Words(typing: "write one"), console: console).run()
        #expect(code == .terminated)
        #expect(cover.interactor.state.text == "one")
    }
}
