import Basics
import Commands
import Ribcage
import Screens
import Terminal

// The app of the four tutorials of uber/RIBs: two people log in and play tic-tac-toe.

/// The two who play.
struct Players: Equatable {
    let cross, nought: String
}

// snippet: tutorial 1: the interactor
final class LoggedOutInteractor: Interactor, Reactor {
    enum Action { case logIn(Players) }
    enum Mutation {}
    struct State: Equatable {}

    let store = Store(State())
    private weak var listener: (any LoggedOutListener)?

    init(listener: any LoggedOutListener) { self.listener = listener }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .logIn(let players): try await listener?.loggedOutDidLogIn(players)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {}
}
// end of snippet

// snippet: tutorial 1: the screen
enum LoggedOutScreen: Screen {
    static let commands: [Command<LoggedOutInteractor>] = [
        Command("login", Argument.player, Argument.player, summary: TicTacToePhrases.logIn) {
            .logIn(Players(cross: $0, nought: $1))
        }
    ]
    static let record = Record<LoggedOutInteractor.State>("loggedOut", TicTacToePhrases.loggedOut, [])

    static func page(of state: LoggedOutInteractor.State, for reader: Reader) -> Text {
        reader.text(TicTacToePhrases.whoPlays)
    }
}

extension Argument where Value == String {
    static var player: Argument { Argument(TicTacToePhrases.player, example: Phrase(typed: "Kim")) { $0 } }
}
// end of snippet

// snippet: tutorial 1: what others see
/// Builds the RIB of those who have not logged in.
protocol LoggedOutBuildable: Buildable {
    func build(listener: any LoggedOutListener) -> any ViewableRouting
}

/// Hears that two players have logged in.
protocol LoggedOutListener: Listener {
    /// Two players have logged in.
    ///
    /// - Throws: the error of what follows.
    func loggedOutDidLogIn(_ players: Players) async throws
}

final class LoggedOutBuilder: Builder<Void>, LoggedOutBuildable {
    func build(listener: any LoggedOutListener) -> any ViewableRouting {
        ViewableRouter(LoggedOutInteractor(listener: listener), showing: LoggedOutScreen.self)
    }
}
// end of snippet
