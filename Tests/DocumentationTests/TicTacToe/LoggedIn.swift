import Basics
import Commands
import Ribcage
import Screens
import Terminal

protocol LoggedInBuildable: Buildable {
    func build(players: Players) -> any Routing
}

@MainActor protocol LoggedInChildren {
    var offGameBuilder: any OffGameBuildable { get }
    var gameBuilder: any GameBuildable { get }
}

// snippet: tutorial 2: a RIB without a screen
final class LoggedInRouter: PlaceRouter<LoggedInInteractor, any LoggedInChildren> {
    override class var ways: Ways {
        [
            .opens("game", summary: TicTacToePhrases.game) {
                $0.builders.gameBuilder.build(players: $0.interactor.players, listener: $0.interactor)
            }
        ]
    }

    override func didLoad() { openMenu() }

    override func close(_ child: AnyRouter) async throws {
        try await super.close(child)
        openMenu()
    }

    private func openMenu() {
        open(builders.offGameBuilder.build(players: interactor.players, score: interactor.store), at: "menu")
    }
}
// end of snippet

// snippet: tutorial 3: the score of one login
/// Keeps the score of two players while they are logged in.
final class LoggedInInteractor: Interactor, Reactor, GameListener {
    enum Action { case won(Mark) }
    enum Mutation { case won(Mark) }
    struct State: Equatable { var wins: [Mark: Int] = [:] }

    let store = Store(State())
    let players: Players

    init(players: Players) { self.players = players }

    func gameDidEnd(wonBy mark: Mark?) async throws {
        if let mark { try await send(.won(mark)) }
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .won(let mark): commit(.won(mark))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .won(let mark): state.wins[mark, default: 0] += 1
        }
    }
}

final class LoggedInBuilder: Builder<any LoggedInChildren>, LoggedInBuildable {
    func build(players: Players) -> any Routing {
        LoggedInRouter(interactor: LoggedInInteractor(players: players), builders: dependency)
    }
}
// end of snippet

protocol OffGameBuildable: Buildable {
    func build(players: Players, score: Store<LoggedInInteractor.State>) -> any ViewableRouting
}

final class OffGameBuilder: Builder<Void>, OffGameBuildable {
    func build(players: Players, score: Store<LoggedInInteractor.State>) -> any ViewableRouting {
        ViewableRouter(OffGameInteractor(players: players, score: score), showing: OffGameScreen.self)
    }
}

// snippet: tutorial 3: the menu shows the score
final class OffGameInteractor: Interactor, Reactor {
    enum Action {}
    enum Mutation {}
    struct State: Equatable {
        let players: Players
        let wins: [Mark: Int]
    }

    let store: Store<State>

    init(players: Players, score: Store<LoggedInInteractor.State>) {
        store = Store(State(players: players, wins: score.state.wins))
    }

    func mutate(_ action: Action, commit: Commit) async throws {}
    static func reduce(_ state: inout State, with mutation: Mutation) {}
}

enum OffGameScreen: Screen {
    static let commands: [Command<OffGameInteractor>] = []
    static let record = Record<OffGameInteractor.State>("menu", TicTacToePhrases.score, [])

    static func page(of state: OffGameInteractor.State, for reader: Reader) -> Text {
        let (players, wins) = (state.players, state.wins)
        return reader.text(
            Phrase(verbatim: "\(players.cross) \(wins[.cross] ?? 0) : \(wins[.nought] ?? 0) \(players.nought)"))
    }
}
// end of snippet
