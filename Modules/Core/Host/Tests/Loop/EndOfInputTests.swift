import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Terminal
import Testing

@MainActor @Suite("The host, when the input ends in a form that cannot be left")
struct EndOfInputTests {
    private struct Jammed: Error, CustomStringConvertible { let description = "The page is jammed." }

    /// Signs a page, which then keeps asking its question, because leaving the page fails. The ninth try succeeds, so
    /// that the test ends in any case.
    private func run(
        throwing error: any Error, isInteractive: Bool = false, keepsGoing: Bool = true, writesJSON: Bool = false
    ) async throws -> (code: ExitCode, seen: [String]) {
        let console = ConsoleScript(["page 9", "sign"], isInteractive: isInteractive)
        let cover = CoverRouter()
        var tries = 0
        cover.interactor.beforeLeaving = {
            tries += 1
            if tries < 9 { throw error }
        }
        let options = RunOptions { ($0.keepsGoing, $0.writesJSON) = (keepsGoing, writesJSON) }
        let code = try await PromptHost(root: cover, console: console, options: options).run()
        return (code, console.transcript)
    }

    @Test(
        "tells why once and has failed, whether it keeps going or not, also when leaving says that it was cancelled",
        arguments: [Jammed(), CancellationError()] as [any Error], [true, false])
    func script(error: any Error, keepsGoing: Bool) async throws {
        let (code, seen) = try await run(throwing: error, keepsGoing: keepsGoing)
        #expect(code == .failed)
        #expect(seen == (error is Jammed ? ["! line 3: The page is jammed."] : ["! ", "! Cancelled."]))
    }

    @Test("tells a program why in one object")
    func json() async throws {
        let (code, seen) = try await run(throwing: Jammed(), writesJSON: true)
        #expect(code == .failed)
        #expect(seen.filter { $0.contains("jammed") }.count == 1)
    }

    @Test(
        "gives a person one more try at the prompt, and ends when the input ends again",
        arguments: [Jammed(), CancellationError()] as [any Error])
    func person(error: any Error) async throws {
        let (code, seen) = try await run(throwing: error, isInteractive: true)
        let told = seen.filter { $0 == "! The page is jammed." || $0 == "! Cancelled." }
        #expect(code == .failed)
        #expect(told.count == 1)
        #expect(seen.suffix(2) == ["name> ", "! "])
    }

    @Test("ends when each form that is left leads to another one")
    func sideways() async throws {
        let cover = CoverRouter()
        var forms = 0
        cover.interactor.beforeLeaving = { [weak cover] in
            forms += 1
            guard forms < 30, let cover else { return }
            try await cover.closeOpenPlace()
            try await cover.follow(Route(["page", "13"]))
        }
        let code = try await PromptHost(root: cover, console: ConsoleScript(["page 13"])).run()
        #expect(code == .failed)
        #expect(forms < 9)
    }

    @Test("has failed also where leaving says that it was cancelled once the form is gone", arguments: [true, false])
    func cancelledAfterwards(keepsGoing: Bool) async throws {
        let console = ConsoleScript(["page 9", "sign"], isInteractive: false)
        let cover = CoverRouter()
        cover.interactor.beforeLeaving = { [weak cover] in
            let page = cover?.openPlace as? PageRouter
            try await page?.interactor.send(.signed("Juno"))
            throw CancellationError()
        }
        let options = RunOptions { $0.keepsGoing = keepsGoing }
        let code = try await PromptHost(root: cover, console: console, options: options).run()
        #expect(code == .failed)
        #expect(console.transcript == ["! ", "! Cancelled."])
    }

    @Test("tries again to leave when a person has typed something in between")
    func typedBetween() async throws {
        let console = ConsoleScript(["page 9", "sign", "", "Juno", "quit"])
        console.ends = [2, 3]
        let cover = CoverRouter()
        var tries = 0
        cover.interactor.beforeLeaving = {
            tries += 1
            throw Jammed()
        }
        let code = try await PromptHost(root: cover, console: console).run()
        #expect(code == .ok)
        #expect(tries == 2)
        #expect(console.transcript.suffix(2) == ["! signed by Juno", "cover/page/9> quit"])
    }
}
