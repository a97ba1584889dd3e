import Ribcage
import RibcageTesting
import Testing

// snippet: a side RIB with a timer
final class TimerInteractor: Interactor, Reactor {
    enum Action { case tick }
    enum Mutation { case ticked }
    struct State: Equatable { var seconds = 0 }

    let store = Store(State())
    private let clock: any Clock<Duration>

    init(clock: any Clock<Duration>) { self.clock = clock }

    override func didBecomeActive() {
        task { [weak self, clock] in
            while (try? await clock.sleep(for: .seconds(1))) != nil { try? await self?.send(.tick) }
        }
    }

    func mutate(_ action: Action, commit: Commit) async throws { commit(.ticked) }

    static func reduce(_ state: inout State, with mutation: Mutation) { state.seconds += 1 }
}
// end of snippet

// snippet: a sibling that listens
final class PaceInteractor: Interactor {
    private let timer: Store<TimerInteractor.State>
    private var observation: ObservationToken?
    private(set) var seconds = 0

    init(timer: Store<TimerInteractor.State>) { self.timer = timer }

    override func didBecomeActive() {
        seconds = timer.state.seconds
        observation = timer.observe { [weak self] state in self?.seconds = state.seconds }
    }

    override func willResignActive() { observation?.cancel() }
}

final class SessionRouter: Router<Interactor> {
    let timer: TimerInteractor
    let pace: PaceInteractor

    init(clock: any Clock<Duration>) {
        timer = TimerInteractor(clock: clock)
        pace = PaceInteractor(timer: timer.store)
        super.init(interactor: Interactor())
    }

    override func didLoad() {
        attach(Router(interactor: timer))
        attach(Router(interactor: pace))
    }
}
// end of snippet

/// A clock whose first sleeps end at once, and whose next one ends when it is cancelled.
private final class ShortClock: Clock {
    typealias Instant = ContinuousClock.Instant
    let now = ContinuousClock.now
    let minimumResolution = Duration.zero
    private let ticks: AsyncStream<Void>

    init(ticks count: Int) {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        for _ in 0..<count { continuation.yield() }
        ticks = stream
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        for await _ in ticks { return }
        throw CancellationError()
    }
}

@MainActor @Suite("The recipes")
struct RecipeTests {
    @Test("a timer of a side RIB counts while it is active, and its sibling follows")
    func timer() async {
        let session = SessionRouter(clock: ShortClock(ticks: 3))
        session.launch()
        while session.pace.seconds < 3 { await Task.yield() }
        #expect(session.timer.state == TimerInteractor.State(seconds: 3))
        session.terminate()
    }
}
