import Basics
import Commands
import DreamsDomainInterface
import MandalartDomainInterface
import Screens

extension DreamTreeScreen {
    /// Returns the states of the form at each kind of field, with the form's replies and errors.
    static func formStates() throws -> [ScreenState<DreamTreeInteractor>] {
        let names = ["purpose", "goal", "date", "vision", "milestone", "next-milestone", "empty-milestone"]
        let asking = try names.indices.map { try form(Array(repeating: .keep, count: $0)) }
        let end = try form([.skipToEnd])
        var saved = try state(3, .tree(.goal(try Title("Finish"))))
        saved.isSaved = true
        return zip(names, asking).map { .page("form-\($0)", $1) } + [
            .page("form-empty", try form([], of: 2)), .page("form-confirmation", end),
            .reply("form", to: "edit", in: asking[0]),
        ] + zip(names, asking).map { .reply("explained-\($0)", answering: "?", in: $1) } + [
            .reply("explained-confirmation", answering: "?", in: end),
            .reply("whole", answering: ".", to: asking[0], in: end),
            .reply("saved", answering: "yes", to: end, in: saved),
            .reply("unchanged", answering: "yes", to: end, in: try state()),
            .reply("left", leaving: asking[0], in: try state()),
        ]
    }

    /// Returns a state with the form for a wish's tree, after some inputs.
    private static func form(_ inputs: [FormInput], of number: Int = 3) throws -> DreamTreeInteractor.State {
        var state = try state(number)
        let fields = TreeField.form(on: try Day("2026-11-21"))
        state.form = try Form(TreeDraft(state.wish?.tree ?? DreamTree()), fields: fields).after(inputs)
        return state
    }
}
