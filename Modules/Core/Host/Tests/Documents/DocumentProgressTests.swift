import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Ribcage
import Synchronization
import Testing

/// Work whose length a test decides: it goes on for a number of pauses.
@MainActor private final class SlowPort: DocumentPort {
    private let pauses: Int
    private let passed: AsyncStream<Void>
    private let pass: AsyncStream<Void>.Continuation
    private(set) var asked: [Duration] = []

    private let fails: Bool

    init(pauses: Int, waits: Bool, fails: Bool) {
        (self.pauses, self.fails) = (pauses, fails)
        (passed, pass) = AsyncStream.makeStream()
        if !waits { pass.finish() }
    }

    /// The clock: a pause ends at once, as long as there are any.
    func pause(_ duration: Duration) async throws {
        asked.append(duration)
        if asked.count > pauses {
            pass.finish()
            try await Task.sleep(for: .seconds(60))
        }
    }

    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    )
        async throws -> [String]
    {
        progress.begin(total: 8)
        progress.report(3)
        for await _ in passed {}
        if fails { throw Broken() }
        return ["done\n"]
    }

    func names() -> [String] { [] }

    func prepareImport(of document: [UInt8], to target: DocumentTarget, columns: String?, _ progress: Progress) throws
        -> PreparedImport
    {
        PreparedImport(preview: [], question: "", details: [:]) { _ in "" }
    }
}

private struct Broken: Error {}

@MainActor @Suite("How far work is")
struct DocumentProgressTests {
    private func drawn(
        pauses: Int, atTerminal: Bool = true, isLinear: Bool = false, fails: Bool = false
    ) async throws -> (lines: [String], shown: [String]) {
        let console = ConsoleScript(["export json"], isInteractive: false)
        console.showsProgress = atTerminal
        let port = SlowPort(pauses: pauses, waits: atTerminal, fails: fails)
        let offer = DocumentOffer(formats: ["json"], item: "page", export: "write", importing: "read")
        let options = RunOptions { $0.isLinear = isLinear }
        _ = try await PromptHost(
            root: CoverRouter(providing: port), console: console, commandGroups: [.documents(offer)], options: options,
            pause: { try await port.pause($0) }
        ).run()
        #expect(port.asked.allSatisfy { $0 == .milliseconds(100) })
        return (console.drawn, console.transcript)
    }

    @Test("is not shown of work that ends within 100 milliseconds")
    func short() async throws {
        let (lines, shown) = try await drawn(pauses: 0)
        #expect(lines.filter { !$0.isEmpty } == [])
        #expect(shown == ["done"])
    }

    @Test("is shown every 100 milliseconds of work that lasts longer, and at its end how long that took")
    func long() async throws {
        let (lines, shown) = try await drawn(pauses: 2)
        let line = "Exporting ███████████░░░░░░░░░░░░░░░░░░░  37%"
        #expect(lines.dropLast() == [line, line])
        let last = lines.last ?? ""
        #expect(last.wholeMatch(of: /✓ Exported  \d+\.\d s/) != nil, "\(last)")
        #expect(shown == ["done"])
    }

    @Test("is taken away after work that fails")
    func failing() async throws {
        let seen = try await drawn(pauses: 1, fails: true).lines
        #expect(seen.last == "")
    }

    @Test("is a sentence without a bar to a screen reader, and one at the end")
    func linear() async throws {
        let lines = try await drawn(pauses: 1, isLinear: true).lines
        #expect(lines.first == "Exporting…")
        let last = lines.last ?? ""
        #expect(last.wholeMatch(of: /Exported, \d+\.\d s/) != nil, "\(last)")
    }

    @Test("is not shown in a pipe")
    func pipe() async throws {
        #expect(try await drawn(pauses: 2, atTerminal: false).lines == [])
    }

    @Test("is a share of what there is to do, once that is known, and never beyond it")
    func percent() {
        let progress = Progress()
        #expect(progress.percent == nil)
        progress.begin(total: 200)
        #expect(progress.percent == 0)
        progress.report(199)
        #expect(progress.percent == 99)
        progress.report(500)
        #expect(progress.percent == 100)
    }
}
