import Basics
import Host
import HostTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Tic-tac-toe, the app of the four tutorials")
struct TicTacToeTests {
    // snippet: tutorial 1: a test
    @Test("logs two players in, and leads to their menu")
    func login() async throws {
        let root = TicTacToe().root()
        let seen = try await typing("login Kim Lee", "show", at: root)
        #expect(seen.contains("Kim 0 : 0 Lee"))
    }
    // end of snippet

    @Test("counts a win, and shows the menu again")
    func game() async throws {
        let root = TicTacToe().root()
        let seen = try await typing(
            "login Kim Lee", "game", "mark 1", "mark 1", "4", "2", "5", "3", "show", at: root,
            options: .init { $0.keepsGoing = true })
        #expect(seen.contains { $0.hasSuffix("Cell 1 is not free.") }, "\(seen)")
        #expect(seen.last == "Kim 1 : 0 Lee", "\(seen)")
    }

    // snippet: tutorial 4: a test
    @Test("follows a link into a game, unless nobody is logged in")
    func link() async throws {
        let refused = try await typing("tictactoe://play/game", at: TicTacToe().root(), scheme: "tictactoe")
        #expect(refused.last?.hasSuffix("Log in first: login <player> <player>") == true)
        let seen = try await typing(
            "login Kim Lee", "tictactoe://play/game", "mark 5", at: TicTacToe().root(), scheme: "tictactoe")
        #expect(seen.suffix(3) == ["1 2 3", "4 x 6", "7 8 9"])
    }
    // end of snippet

    @Test("leaves nothing of itself")
    func leaks() async throws {
        let root = TicTacToe().root()
        try await expectNoLeaks(in: root) {
            try await root.interactor.loggedOutDidLogIn(Players(cross: "Kim", nought: "Lee"))
            let game = try await root.follow(Route(["play", "game"]))
            _ = try await root.follow(Route(["play"]))
            #expect(game.parent == nil)
        }
    }
}
