import Basics
import BasicsTesting
import Commands
import Ribcage
import Screens
import Terminal

// A screen with all that a screen can have. It is about the run of the front page, and asks for its goal first.

final class RunInteractor: Interactor, Reactor {
    enum Action { case load, aim(Int), run(Int), reset }
    enum Mutation { case loaded(goal: Int?), ran(Int), reset }

    struct State: Equatable {
        var goal: Int?
        var laps = 0
    }

    let store = Store(State())
    private var goal: Int?

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: commit(.loaded(goal: goal))
        case .aim(let laps):
            goal = laps
            commit(.loaded(goal: laps))
        case .run(let laps): commit(.ran(laps))
        case .reset: commit(.reset)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let goal): state.goal = goal
        case .ran(let laps): state.laps += laps
        case .reset: state.laps = 0
        }
    }
}

enum RunScreen: Screen {
    // snippet: commands of a screen
    static let commands: [Command<RunInteractor>] = [
        Command(
            "run", Argument.laps, summary: LapsPhrases.run, example: Phrase(typed: "run 3"),
            shows: [.member("laps", LapsPhrases.laps) { $0.laps }]
        ) {
            .run($0)
        } reply: { state, _ in
            LapsPhrases.count(state.laps)
        },
        Command("reset", summary: LapsPhrases.reset, isDestructive: true) {
            .reset
        } asks: { state in
            state.laps > 0 ? LapsPhrases.forget(state.laps) : nil
        },
    ]
    // end of snippet

    // snippet: what happens on arrival, and a hint
    static var arrival: RunInteractor.Action? { .load }

    static func hint(in state: RunInteractor.State, for reader: Reader) -> Text? {
        state.laps > 20 ? reader.text(LapsPhrases.pace) : nil
    }
    // end of snippet

    // snippet: a question and its answers
    static func question(in state: RunInteractor.State) -> Question? {
        state.goal == nil ? Question(LapsPhrases.goal, takesCommands: true) : nil
    }

    static let answer: Answer<RunInteractor>? = Answer { _, line in
        try Argument.laps.read(line)
    } action: {
        .aim($0)
    }
    // end of snippet

    // snippet: a record
    static let record = Record<RunInteractor.State>(
        "run", LapsPhrases.record,
        [
            .member("laps", LapsPhrases.laps) { $0.laps },
            .member("goal", LapsPhrases.goal) { $0.goal },
        ])
    // end of snippet

    // snippet: a page
    static func page(of state: RunInteractor.State, for reader: Reader) -> Text {
        let count = reader.text(LapsPhrases.count(state.laps)).bold
        guard let goal = state.goal else { return count }
        let bar = Bar(percent: 100 * state.laps / goal, width: min(20, reader.width)).text
        return [count, bar].joined(separator: "\n")
    }
    // end of snippet

    // snippet: the states of a screen
    static func states() throws -> [ScreenState<RunInteractor>] {
        let half = RunInteractor.State(goal: 10, laps: 5)
        return [
            .page("asking", RunInteractor.State()),
            .page("half", half),
            .reply("run", to: "run 2", in: half),
            .confirmation("reset", of: "reset", in: half),
            .error("no-laps", NotLaps(text: "0")),
        ]
    }
    // end of snippet
}
