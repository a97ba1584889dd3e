import Basics
import BasicsTesting
import Ribcage
import Screens

// snippet: tutorial 2: the root
@MainActor protocol RootChildren {
    var loggedOutBuilder: any LoggedOutBuildable { get }
    var loggedInBuilder: any LoggedInBuildable { get }
}

protocol RootRoutable: Routable {
    func routeToLoggedIn(as players: Players)
}

final class RootInteractor: Interactor, LoggedOutListener {
    weak var router: (any RootRoutable)?
    private var players: Players?

    func loggedOutDidLogIn(_ players: Players) async throws {
        self.players = players
        router?.routeToLoggedIn(as: players)
    }
}

final class RootRouter: PlaceRouter<RootInteractor, any RootChildren>, RootRoutable {
    override class var ways: Ways {
        [
            .opens("play", summary: TicTacToePhrases.play) {
                $0.builders.loggedInBuilder.build(players: try $0.interactor.requirePlayers())
            }
        ]
    }

    override func didLaunch() async throws {
        open(builders.loggedOutBuilder.build(listener: interactor), at: "login")
    }

    func routeToLoggedIn(as players: Players) {
        open(builders.loggedInBuilder.build(players: players), at: "play")
    }
}
// end of snippet

// snippet: tutorial 4: a link that needs players
extension RootInteractor {
    /// Returns the players.
    ///
    /// - Throws: ``NotLoggedIn``.
    func requirePlayers() throws -> Players {
        guard let players else { throw NotLoggedIn() }
        return players
    }
}

struct NotLoggedIn: Explained {
    var explanation: Phrase { TicTacToePhrases.notLoggedIn }
}
// end of snippet

enum TicTacToePhrases {
    static let logIn = Phrase("log two players in")
    static let player = Phrase("player")
    static let loggedOut = Phrase("Before two players log in.")
    static let whoPlays = Phrase("Who plays?")
    static let notLoggedIn = Phrase("Log in first: login <player> <player>")
    static let play = Phrase("the menu of two players")
    static let game = Phrase("a game")
    static let score = Phrase("The score.")
    static let board = Phrase("The game.")
    static let mark = Phrase("write into a cell")
    static let cell = Phrase("cell")

    static func taken(_ cell: Int) -> Phrase { Phrase("Cell \(cell) is not free.") }
}

/// The builders of the app.
@MainActor struct TicTacToe: RootChildren, LoggedInChildren {
    var loggedOutBuilder: any LoggedOutBuildable { LoggedOutBuilder(dependency: ()) }
    var loggedInBuilder: any LoggedInBuildable { LoggedInBuilder(dependency: self) }
    var offGameBuilder: any OffGameBuildable { OffGameBuilder(dependency: ()) }
    var gameBuilder: any GameBuildable { GameBuilder(dependency: ()) }

    func root() -> RootRouter {
        let interactor = RootInteractor()
        let router = RootRouter(interactor: interactor, builders: self)
        interactor.router = router
        return router
    }
}
