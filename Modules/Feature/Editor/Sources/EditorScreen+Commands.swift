import Basics
import Commands
import MandalartDomainInterface
import Screens

extension EditorScreen {
    /// The commands that change a single field without the form, such as `palette coral` in `edit 1 palette coral`. The
    /// due day, the cadence, and the pauses are changed elsewhere, such as at home and in a sub-goal.
    static let commands = CellField.all.filter { ![.due, .every, .pauses].contains($0) }.map(command)

    /// Returns the command that changes one field.
    nonisolated static func command(for field: CellField) -> Command<EditorInteractor> {
        Command(
            field.word, Rest(field.typed), summary: EditorPhrases.change(field),
            example: EditorPhrases.example(of: field),
            outcome: [.cells { state, change in [state.cell(after: change)] }]
        ) {
            .change($0)
        } reply: { state, _ in
            state.isSaved == false ? EditorPhrases.unchanged : EditorPhrases.saved(state.target)
        }
    }

    /// The cell, once it is saved.
    private static let saved: [Member<EditorInteractor.State>] = [.cells { $0.isSaved == true ? [$0.cell()] : [] }]

    static let answer: Answer<EditorInteractor>? = Answer(
        outcome: [.members(saved) { state, input in input == .save ? state : nil }],
        leave: { _ in FormInput.leave }
    ) { state, line in
        try state.form.input(line)
    } action: {
        .form($0)
    } reply: { state, input in
        switch (state.isSaved, input) {
        case (nil, _): state.form.reply(to: input)
        case (true?, _): EditorPhrases.saved(state.target)
        case (false?, .save): EditorPhrases.unchanged
        case (false?, _): EditorPhrases.notSaved
        }
    }
}

extension EditorInteractor.State {
    /// Returns the cell with the form's values, and with one more change if given.
    fileprivate func cell(after change: CellChange? = nil) -> ChartCell {
        let content = (try? change?.applied(to: form.value, at: cell)) ?? form.value
        return ChartCell(cell, in: target.chart, content: content)
    }
}
