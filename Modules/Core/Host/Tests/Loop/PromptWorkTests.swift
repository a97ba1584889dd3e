import Basics
import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Ribcage
import Testing

@MainActor @Suite("Work that a prompt does by itself")
struct PromptWorkTests {
    /// Ends a pause when its time has come.
    private final class Pauses: Sendable {
        let over: Set<Duration>

        init(over: Duration...) { self.over = Set(over) }

        func pause(_ duration: Duration) async throws {
            if !over.contains(duration) { try await Task.sleep(for: .seconds(60)) }
        }
    }

    private func run(
        _ lines: [String], isInteractive: Bool = true, pauses: Pauses = Pauses(),
        _ work: @escaping @Sendable (PromptWork.Moment) async throws -> PromptWork.Report
    ) async throws -> (transcript: [String], cover: CoverRouter) {
        let (console, cover) = (ConsoleScript(lines, isInteractive: isInteractive), CoverRouter())
        let group = HostCommandGroup(
            [], promptWork: PromptWork(tookTooLong: "It took too long.") { moment, _ in try await work(moment) })
        _ = try await PromptHost(
            root: cover, console: console, commandGroups: [group], editLog: NoEdits(),
            pause: { try await pauses.pause($0) }
        ).run()
        return (console.transcript, cover)
    }

    private nonisolated static func report(_ moment: PromptWork.Moment) -> PromptWork.Report {
        PromptWork.Report(messages: [moment == .opening ? "Three came." : "One went."])
    }

    @Test("is told after the first page if it is quick, and again after the last line")
    func quick() async throws {
        let (transcript, _) = try await run(["write one"]) { Self.report($0) }
        let told = transcript.filter { ["! Three came.", "! One went."].contains($0) }
        #expect(told == ["! Three came.", "! One went."], "\(transcript)")
        #expect(transcript.last == "! One went.")
        #expect(transcript.first != "! Three came.", "the page comes first: \(transcript)")
    }

    @Test("shows the first page with what it has brought, and no other page")
    func changedData() async throws {
        let (transcript, cover) = try await run(["write one", "page 3"]) { moment in
            PromptWork.Report(messages: ["Three came."], hasChangedData: moment == .opening)
        }
        #expect(
            transcript.prefix(5) == [
                "[0: ]", "! Three came.", "cover> write one", "! wrote one on 0", "cover> page 3",
            ])
        #expect(cover.interactor.state.visits == 2)
    }

    @Test("is not done for a script")
    func script() async throws {
        let (transcript, _) = try await run(["write one"], isInteractive: false) { Self.report($0) }
        #expect(!transcript.contains("! Three came."), "\(transcript)")
    }

    @Test("that takes long keeps nobody from typing, and is broken off after two seconds")
    func long() async throws {
        let pauses = Pauses(over: .milliseconds(100), .seconds(2))
        let (transcript, cover) = try await run(["write one", "write two"], pauses: pauses) { _ in
            try await Task.sleep(for: .seconds(60))
            return PromptWork.Report()
        }
        #expect(cover.interactor.state.text == "two")
        #expect(transcript.filter { $0 == "! It took too long." }.isEmpty == false, "\(transcript)")
    }

    @Test("that never ends does not keep the program from ending")
    func endless() async throws {
        let pauses = Pauses(over: .milliseconds(100), .seconds(2))
        let (transcript, _) = try await run(["write one"], pauses: pauses) { _ in
            // The work does not notice that it is canceled.
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                Task.detached {
                    try? await Task.sleep(for: .seconds(5))
                    continuation.resume()
                }
            }
            return PromptWork.Report()
        }
        #expect(transcript.last == "! It took too long.", "\(transcript)")
    }

    @Test("that fails is told in one line, and the lines go on")
    func failing() async throws {
        let (transcript, cover) = try await run(["write one"]) { moment in
            if moment == .opening { throw UsageError("The folder is not there.") }
            return PromptWork.Report()
        }
        #expect(transcript.filter { $0 == "! The folder is not there." }.count == 1, "\(transcript)")
        #expect(cover.interactor.state.text == "one")
    }
}

/// A store without edits.
struct NoEdits: EditHistory {
    func revert(_ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog) -> RecordedEdit? { nil }
    func last(_ count: Int) -> [RecordedEdit] { [] }
}
