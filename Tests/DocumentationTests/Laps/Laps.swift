import Basics
import BasicsTesting
import Commands
import Ribcage
import Screens
import Terminal

// The RIB of the front page: it counts the laps of a run.

// snippet: a RIB
final class LapsInteractor: Interactor, Reactor {
    enum Action { case run(Int) }
    enum Mutation { case ran(Int) }
    struct State: Equatable { var laps = 0 }

    let store = Store(State())

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .run(let laps): commit(.ran(laps))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .ran(let laps): state.laps += laps
        }
    }
}

enum LapsScreen: Screen {
    static let commands: [Command<LapsInteractor>] = [
        Command("run", Argument.laps, summary: LapsPhrases.run) { .run($0) }
    ]
    static let record = Record<LapsInteractor.State>(
        "laps", LapsPhrases.record, [.member("laps", LapsPhrases.laps) { $0.laps }])

    static func page(of state: LapsInteractor.State, for reader: Reader) -> Text {
        reader.text(LapsPhrases.count(state.laps))
    }
}
// end of snippet

// snippet: how a value is typed
extension Argument where Value == Int {
    static var laps: Argument {
        Argument(LapsPhrases.laps, example: Phrase(typed: "3")) { text in
            guard let laps = Int(text), laps > 0 else { throw NotLaps(text: text) }
            return laps
        }
    }
}

struct NotLaps: Explained {
    let text: String
    var explanation: Phrase { LapsPhrases.notLaps(text) }
}
// end of snippet

// snippet: phrases in three languages
enum LapsPhrases {
    static let laps = Phrase("laps", .ko("바퀴"), .ja("周"))
    static let run = Phrase("run some laps", .ko("달리기"), .ja("走る"))
    static let record = Phrase("The laps so far.", .ko("지금까지 달린 바퀴."), .ja("これまでに走った周回。"))

    static func count(_ laps: Int) -> Phrase {
        Phrase("Laps so far: \(laps)", .ko("지금까지 \(laps)바퀴"), .ja("これまで\(laps)周"))
    }

    static func notLaps(_ text: String) -> Phrase {
        Phrase(
            "Laps are a number from 1, not \(quoted: text).", .ko("바퀴는 1부터입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("周回は1からです。\(quoted: text)は使えません。"))
    }
}
// end of snippet

extension LapsPhrases {
    static let reset = Phrase("begin anew", .ko("처음부터 다시"), .ja("最初から"))
    static let pace = Phrase("Slow down.", .ko("천천히 달리세요."), .ja("ゆっくり走りましょう。"))
    static let goal = Phrase("goal", .ko("목표"), .ja("目標"))
    static let aim = Phrase("set how many laps to run", .ko("달릴 바퀴 수 정하기"), .ja("走る周回を決める"))

    static func ran(_ laps: Int) -> Phrase {
        Phrase("Laps: \(laps)", .ko("\(laps)바퀴를 달렸습니다."), .ja("\(laps)周走りました。"))
    }

    static func forget(_ laps: Int) -> Phrase {
        Phrase("Forget all \(laps) laps?", .ko("\(laps)바퀴를 지울까요?"), .ja("\(laps)周を消しますか？"))
    }
}
