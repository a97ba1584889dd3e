import Basics
import Commands
import Ribcage
import Screens
import Terminal

enum RunsScreen: Screen {
    static var arrival: RunsInteractor.Action? { .load }

    static let commands: [Command<RunsInteractor>] = [
        Command("run", Argument.laps, Rest(.venue), summary: RunsPhrases.run) { laps, venue in
            .run(Run(place: venue.text, laps: laps))
        },
        Command("add", summary: RunsPhrases.add) {
            .add
        } reply: { state in
            state.form?.keys
        },
    ]

    // snippet: a screen with a form
    static func page(of state: RunsInteractor.State, for reader: Reader) -> Text {
        if let form = state.form { return form.preview(for: reader) }
        if state.runs.isEmpty { return reader.text(RunsPhrases.none) }
        return state.runs.map { Text(line: "\($0.place)  \($0.laps)") }.joined(separator: "\n")
    }

    static func question(in state: RunsInteractor.State) -> Question? { state.form?.question }

    static let answer: Answer<RunsInteractor>? = Answer(leave: { _ in FormInput.leave }) { state, line in
        try state.form?.input(line) ?? FormInput(answering: line)
    } action: {
        .form($0)
    } reply: { state, input in
        if let form = state.form { return form.reply(to: input) }
        return input == .save ? RunsPhrases.saved : RunsPhrases.notSaved
    }
    // end of snippet

    // snippet: a record with a list
    static let record = Record<RunsInteractor.State>(
        "runs", RunsPhrases.record,
        [
            .list("runs", of: Run.members) { $0.runs },
            .object("last", RunsPhrases.last, of: Run.members) { $0.runs.last },
        ])
    // end of snippet
}

// snippet: the members of a run
extension Run {
    static let members: [Member<Run>] = [
        .member("place", RunsPhrases.venue) { $0.place },
        .member("laps", RunsPhrases.laps) { $0.laps },
    ]
}
// end of snippet
