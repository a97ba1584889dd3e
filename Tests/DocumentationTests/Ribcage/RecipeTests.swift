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

// snippet: news that a parent acts on
/// Hears the news of a shelf in the pantry.
protocol PantryShelfListener: Listener {
    /// Something was used up.
    ///
    /// - Throws: the error of writing it on the shopping list.
    func pantryShelfDidUseUp(_ title: String) async throws
}

final class PantryShelfInteractor: Interactor, Reactor {
    enum Action { case useUp(String) }
    enum Mutation { case usedUp(String) }
    struct State: Equatable { var titles: [String] }

    let store: Store<State>
    private weak var listener: (any PantryShelfListener)?

    init(_ titles: [String], listener: any PantryShelfListener) {
        (store, self.listener) = (Store(State(titles: titles)), listener)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .useUp(let title):
            commit(.usedUp(title))
            try await listener?.pantryShelfDidUseUp(title)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .usedUp(let title): state.titles.removeAll { $0 == title }
        }
    }
}
// end of snippet

// snippet: news over two levels
final class PantryInteractor: Interactor, PantryShelfListener {
    private weak var listener: (any PantryListener)?

    init(listener: any PantryListener) { self.listener = listener }

    func pantryShelfDidUseUp(_ title: String) async throws { try await listener?.pantryNeeds(title) }
}

/// Hears the news of the pantry.
protocol PantryListener: Listener {
    /// The pantry is out of something.
    ///
    /// - Throws: the error of writing it on the shopping list.
    func pantryNeeds(_ title: String) async throws
}
// end of snippet

/// A shopping list that takes a turn to write.
private final class ShoppingList: PantryListener {
    private(set) var titles: [String] = []

    func pantryNeeds(_ title: String) async throws {
        await Task.yield()
        titles.append(title)
    }
}

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

    @Test("an action ends when the news of it has been worked on, also over two levels")
    func news() async throws {
        let list = ShoppingList()
        let pantry = PantryInteractor(listener: list)
        let shelf = PantryShelfInteractor(["Rice", "Salt"], listener: pantry)
        try await shelf.send(.useUp("Salt"))
        #expect(shelf.state == PantryShelfInteractor.State(titles: ["Rice"]))
        #expect(list.titles == ["Salt"])
    }
}
