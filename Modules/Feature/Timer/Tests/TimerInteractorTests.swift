import Basics
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import Synchronization
import Testing

@testable import TimerFeature

@MainActor @Suite("What the timer does each second")
struct TimerInteractorTests {
    let timer: TimerUseCaseFake
    let visit: OpenVisit

    init() throws {
        let visits = try VisitsUseCaseFake(try Visit.samples)
        timer = TimerUseCaseFake(of: visits.repository)
        visit = OpenVisitUseCaseFake(visits, timer: timer).open(try VisitNumber(2))
    }

    @Test("calls when the phase reaches its length, and no more once the next one runs")
    func calls() async throws {
        let interactor = TimerInteractor(visit: visit)
        try await interactor.send(.start)
        for (seconds, isReached) in [(599, false), (1, true), (1, true), (100, true)] {
            await timer.pass(seconds: seconds)
            try await interactor.send(.tick)
            #expect(interactor.state.isReached == isReached)
        }
        try await interactor.send(.next)
        #expect(!interactor.state.isReached)
        await timer.pass(seconds: 60)
        try await interactor.send(.tick)
        #expect(interactor.state.isReached)
    }

    @Test("calls not for a phase that reached its length while nobody looked")
    func late() async throws {
        try await TimerInteractor(visit: visit).send(.start)
        await timer.pass(seconds: 700)
        let interactor = TimerInteractor(visit: visit)
        try await interactor.send(.load)
        try await interactor.send(.tick)
        #expect(!interactor.state.isReached)
    }

    @Test("is of the visit that was opened, whatever number that has meanwhile")
    func renumbered() throws {
        func state(_ running: VisitNumber) throws -> TimerInteractor.State {
            let phase = RunningPhase(of: running, try SetNumber(1), .sauna, since: Timestamp(milliseconds: 0))
            let timer = TimerState(phase, elapsed: 0, target: nil)
            return TimerInteractor.State(number: try VisitNumber(2, of: Identity(7)), timer: timer)
        }
        #expect(try state(VisitNumber(3, of: Identity(7))).running != nil)
        #expect(try state(VisitNumber(2, of: Identity(8))).running == nil)
    }

    @Test("is to look at the clock each second as long as the place is open, and again when it is opened again")
    func worker() async throws {
        let waiting = Waiting()
        let router = TimerBuilder(dependency: TimerDependencyStub(pause: waiting.pause)).build(visit: visit)
        let root = RouterSpy()
        root.launch()
        root.attach(router, at: "timer")
        let interactor = try #require((router as? TimerRouter)?.interactor)
        try await interactor.send(.start)
        await timer.pass(seconds: 5)
        await waiting.end()
        #expect(interactor.state.timer?.elapsed == 5)
        root.detach(router)
        await timer.pass(seconds: 5)
        await waiting.end()
        #expect(interactor.state.timer?.elapsed == 5)
        root.attach(router, at: "timer")
        await waiting.end()
        #expect(interactor.state.timer?.elapsed == 10)
        root.terminate()
    }
}

/// Seconds that a test lets pass.
@MainActor private final class Waiting {
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    var pause: Pause { Pause { [weak self] _ in try await self?.wait() } }

    private func wait() async throws {
        try await withCheckedThrowingContinuation { waiting.append($0) }
        try Task.checkCancellation()
    }

    /// Ends the seconds that are waited for, and lets what comes of them happen.
    func end() async {
        for _ in 0..<20 { await Task.yield() }
        let ended = waiting
        waiting = []
        for continuation in ended { continuation.resume() }
        for _ in 0..<50 { await Task.yield() }
    }
}
