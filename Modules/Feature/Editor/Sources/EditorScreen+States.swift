import Basics
import Commands
import MandalartDomainInterface
import Screens

extension EditorScreen {
    static func states() throws -> [ScreenState<EditorInteractor>] {
        let (one, two) = (try Position(1), try Position(2))
        let emptyItem = EditorInteractor.State(cell: CellTarget(.actionItem(two, in: one)))
        let empty = EditorInteractor.State(cell: CellTarget(.subGoal(two)))
        let item = EditorInteractor.State(
            cell: emptyItem.target,
            content: .actionItem(ActionItem(title: try Title("Run 5 km"), rate: try AchievementRate(40))))
        let habit = EditorInteractor.State(
            cell: emptyItem.target,
            content: .actionItem(ActionItem(title: try Title("Swim"), habit: Habit(try Cadence("3/week over 8 weeks"))))
        )
        let goal = try filled("Endurance", note: "Long and slow first")
        let long = try filled(SampleText.long, at: .coreGoal)
        var known = goal
        known.knowsKeys = true
        let end = try goal.asking(.skipToEnd)
        return [
            .page("empty", empty),
            .page("empty-item", emptyItem),
            .page("full", goal),
            .page("full-item", item),
            .page("known-keys", known),
            .page("long", long),
            .page("wide", try filled(SampleText.wide, at: .coreGoal)),
            .page("right-to-left", try filled(SampleText.rightToLeft, at: .coreGoal)),
            .page("note", try known.asking(.keep)),
            .page("palette", try known.asking(.keep, .keep)),
            .page("image", try known.asking(.keep, .keep, .keep)),
            .page("confirmation", try known.asking(.skipToEnd)),
            .page("rate", try item.asking(.keep)),
            .page("habit", try habit.asking(.keep)),
            .reply("explained-habit", answering: "?", in: try habit.asking(.keep)),
            .reply("explained-title", answering: "?", in: goal),
            .reply("explained-empty-title", answering: "?", in: empty),
            .reply("explained-note", answering: "?", in: try goal.asking(.keep)),
            .reply("explained-palette", answering: "?", in: try goal.asking(.keep, .keep)),
            .reply("explained-image", answering: "?", in: try goal.asking(.keep, .keep, .keep)),
            .reply("explained-rate", answering: "?", in: try item.asking(.keep)),
            .reply("explained-long", answering: "?", in: long),
            .reply("explained-confirmation", answering: "?", in: end),
            .reply("whole", answering: ".", to: goal, in: end),
            .reply("whole-item", answering: "", to: try item.asking(.keep), in: try item.asking(.keep, .keep)),
            .reply("whole-long", answering: ".", to: long, in: try long.asking(.skipToEnd)),
            .reply(
                "saved", answering: "yes", to: end,
                in: try goal.asking(.answer("Stamina"), .skipToEnd).ended(isSaved: true)),
            .reply("unchanged", answering: "yes", to: end, in: end.ended(isSaved: false)),
            .reply("left", leaving: goal, in: goal.ended(isSaved: false)),
            .reply("field", to: "palette coral", in: goal.ended(isSaved: true)),
            .reply("field-of-item", to: "rate 60", in: item.ended(isSaved: true)),
            .error("empty-title", MandalartError.emptyTitle),
            .error("title-too-long", MandalartError.titleTooLong(201)),
            .error("note-too-long", MandalartError.noteTooLong(2001)),
            .error("not-an-image", MandalartError.notAnImageAddress("run.png")),
            .error("wrong-rate", MandalartError.rateOutOfRange("101%")),
            .error("field-of-empty", MandalartError.empty(.subGoal(two))),
            .error("filled-since", MandalartError.filledSince(.subGoal(two), try Title("Endurance"))),
        ]
            + errors("unknown-palette") { _ = try CellField.palette.typed.read("pink") }
            + errors("not-a-cadence") { _ = try habit.asking(.keep, .answer("often")) }
            + errors("before-first-field") { _ = try goal.asking(.goBack) }
    }

    /// Returns a state with a goal whose parts are all filled in with texts that are hard to lay out.
    private static func filled(
        _ title: String, note: String? = nil, at cell: Cell = .subGoal(Position.all[0])
    ) throws -> EditorInteractor.State {
        let path = String(title.map { $0 == " " ? "-" : $0 })
        var goal = Goal(title: try Title(title))
        goal.note = try Note(note ?? "\(title)\n\(title)")
        (goal.palette, goal.image) = (.mint, try ImageAddress("https://example.org/\(path).png"))
        return EditorInteractor.State(cell: CellTarget(cell), content: .goal(goal))
    }

    /// Returns one state, with the error that `input` throws; an empty array if `input` throws none.
    private static func errors(_ name: String, _ input: () throws -> Void) -> [ScreenState<EditorInteractor>] {
        do {
            try input()
            return []
        } catch {
            return [.error(name, error)]
        }
    }
}

extension EditorInteractor.State {
    /// Returns the state after some inputs to the form.
    fileprivate func asking(_ inputs: FormInput...) throws -> Self {
        var state = self
        state.form = try form.after(inputs)
        return state
    }

    fileprivate func ended(isSaved: Bool) -> Self {
        var state = self
        state.isSaved = isSaved
        return state
    }
}
