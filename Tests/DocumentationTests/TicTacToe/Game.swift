import Basics
import Commands
import Ribcage
import Screens
import Terminal

/// What a player writes into a cell.
enum Mark: Hashable, Sendable {
    case cross, nought

    var other: Mark { self == .cross ? .nought : .cross }
    var sign: String { self == .cross ? "x" : "o" }
}

/// The nine cells.
struct Board: Equatable, Sendable {
    private(set) var marks: [Int: Mark] = [:]
    private(set) var next = Mark.cross

    private static let lines = [
        [1, 2, 3], [4, 5, 6], [7, 8, 9], [1, 4, 7], [2, 5, 8], [3, 6, 9], [1, 5, 9], [3, 5, 7],
    ]

    var winner: Mark? {
        let won = Self.lines.first { line in
            marks[line[0]].map { mark in line.allSatisfy { marks[$0] == mark } } ?? false
        }
        return won.flatMap { marks[$0[0]] }
    }
    var isOver: Bool { winner != nil || marks.count == 9 }

    func marking(_ cell: Int) throws(Taken) -> Board {
        guard (1...9).contains(cell), marks[cell] == nil else { throw Taken(cell: cell) }
        var board = self
        (board.marks[cell], board.next) = (next, next.other)
        return board
    }
}

struct Taken: Explained {
    let cell: Int
    var explanation: Phrase { TicTacToePhrases.taken(cell) }
}

// snippet: tutorial 2: a child that ends
/// Hears how a game ends.
protocol GameListener: Listener {
    /// A game has ended. Without a mark, it is drawn.
    ///
    /// - Throws: the error of keeping the score.
    func gameDidEnd(wonBy mark: Mark?) async throws
}

final class GameInteractor: LeavingInteractor, Reactor {
    enum Action { case mark(Int) }
    enum Mutation { case marked(Board) }

    let store = Store(Board())
    private weak var listener: (any GameListener)?

    init(listener: any GameListener) { self.listener = listener }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .mark(let cell):
            let board = try state.marking(cell)
            commit(.marked(board))
            guard board.isOver else { return }
            try await listener?.gameDidEnd(wonBy: board.winner)
            try await leave()
        }
    }

    static func reduce(_ board: inout Board, with mutation: Mutation) {
        switch mutation {
        case .marked(let marked): board = marked
        }
    }
}
// end of snippet

enum GameScreen: Screen {
    static let commands: [Command<GameInteractor>] = [
        Command("mark", Argument.mark, summary: TicTacToePhrases.mark, byNumber: true, showsPage: true) { .mark($0) }
    ]
    static let record = Record<Board>("game", TicTacToePhrases.board, [])

    static func page(of board: Board, for reader: Reader) -> Text {
        let rows = [1...3, 4...6, 7...9].map { $0.map { board.marks[$0]?.sign ?? "\($0)" }.joined(separator: " ") }
        return rows.map { Text(line: $0) }.joined(separator: "\n")
    }
}

extension Argument where Value == Int {
    fileprivate static var mark: Argument {
        Argument(TicTacToePhrases.cell, example: Phrase(typed: "5")) { text in
            guard let cell = Int(text) else { throw Taken(cell: 0) }
            return cell
        }
    }
}

protocol GameBuildable: Buildable {
    func build(players: Players, listener: any GameListener) -> any ViewableRouting
}

final class GameBuilder: Builder<Void>, GameBuildable {
    func build(players: Players, listener: any GameListener) -> any ViewableRouting {
        ViewableRouter(GameInteractor(listener: listener), showing: GameScreen.self)
    }
}
