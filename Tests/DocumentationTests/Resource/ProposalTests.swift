import Resource
import ResourceTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A feature that shows a resource", .timeLimit(.minutes(15)))
struct ProposalTests {
    private struct Program: ProposalUseCase {
        let outside: LoaderStub<[String]>

        func proposals(for cell: String) async throws -> [String] {
            try await outside.answer(to: cell)
        }
    }

    private let clock = SetClock()
    private let program = Program(outside: LoaderStub())
    private let resources: ResourceStore

    init() {
        resources = ResourceStore(clock: clock)
    }

    private func interactor() -> ProposalsInteractor {
        ProposalsInteractor(resources: resources, chart: 5, cell: "3/2", program: program)
    }

    // snippet: a test on a set clock
    @Test("says that it is thinking after a moment, and shows what there is, also while it thinks again")
    func thinking() async throws {
        let interactor = interactor()
        let router = Router(interactor: interactor)
        router.launch()
        while program.outside.waiting.isEmpty { await Task.yield() }
        #expect(!interactor.state.isThinking)

        clock.advance(by: .milliseconds(100))
        while !interactor.state.isThinking { await Task.yield() }
        program.outside.answer("3/2", ["Run", "Swim"])
        while interactor.state.isThinking { await Task.yield() }
        #expect(interactor.state.proposals == ["Run", "Swim"])

        resources.expire([.chart(5)])
        while program.outside.waiting.isEmpty { await Task.yield() }
        #expect(interactor.state.proposals == ["Run", "Swim"])
        router.terminate()
        while program.outside.cancelled.isEmpty { await Task.yield() }
        #expect(program.outside.cancelled == ["3/2"])
    }
    // end of snippet

    @Test("waits for it, until the command is cancelled")
    func waiting() async throws {
        let interactor = interactor()
        let command = Task { try await interactor.send(.wait) }
        while program.outside.waiting.isEmpty { await Task.yield() }
        command.cancel()
        await #expect(throws: CancellationError.self) { try await command.value }
        while program.outside.cancelled.isEmpty { await Task.yield() }
        #expect(program.outside.cancelled == ["3/2"])
    }

    @Test("says why there is none")
    func failed() async throws {
        let interactor = interactor()
        let router = Router(interactor: interactor)
        router.launch()
        while program.outside.waiting.isEmpty { await Task.yield() }
        program.outside.fail("3/2", ProgramError.wrongAnswer)
        while interactor.state.failure == nil { await Task.yield() }
        #expect(interactor.state.failure == ResourceFailure(ProgramError.wrongAnswer))
        router.terminate()
    }

    @Test("has its list page by page, and the edits of a chart expire what is about it")
    func others() async throws {
        let news = ResourceRecipes.news(in: resources) { place in
            Page([place ?? "first"], next: place == nil ? "last" : nil)
        }
        let pages = try await news.more()
        #expect(pages.elements == ["first", "last"])

        let proposals = resources.resource(.proposals(for: "1", of: 5)) { _ in ["Run"] }
        _ = try await proposals.updated()
        await #expect(throws: ProgramError.timedOut) {
            try await ResourceRecipes.rename(5, in: resources) { throw ProgramError.timedOut }
        }
        #expect(proposals.state.status != .expired)
        try await ResourceRecipes.rename(5, in: resources) {}
        #expect(proposals.state.status == .expired)
    }
}
