import Basics
import Commands
import MandalartDomainInterface
import Ribcage
import Screens
import SuggestionsDomainInterface
import Terminal

/// Asks for the titles of the cells of a chart or a sub-goal, and shows how many of them are filled.
enum FillScreen: Screen {
    static var arrival: FillInteractor.Action? { .load }

    static let record = Record<FillInteractor.State>(
        "fill", FillRecordPhrases.fill,
        [
            .member("filled", FillRecordPhrases.filled) { $0.order.filledCells },
            .member("cells", FillRecordPhrases.cells) { $0.order.cellCount },
            .object("asks", FillRecordPhrases.asks, of: Cell.members) { $0.cell },
        ])

    static let answer: Answer<FillInteractor>? = Answer(
        outcome: [
            .members([.cells { [$0] }]) { state, input in
                if case .answer = input { state.previous.map { state.chart.cell($0) } } else { nil }
            }
        ],
        leave: { _ in FormInput.leave }
    ) { state, line in
        state.suggestion(line) ?? FormInput(answering: line)
    } action: {
        .input($0)
    } reply: { state, input in
        switch input {
        case .explain:
            return state.cell.map {
                SuggestionsReply(
                    explanation: [FillPhrases.invitation(to: $0, of: state.chart), FillPhrases.keys],
                    suggestions: state.suggestions)
            }
        case .skipToEnd, .save, .leave: return FillPhrases.left(state.order)
        case .answer, .keep, .clear, .goBack:
            guard let cell = state.cell else { return FillPhrases.ended(state.order) }
            // Shown only where another kind of cell begins.
            let isSameKind = state.previous.map {
                $0.subGoal == cell.subGoal && ($0 == .coreGoal) == (cell == .coreGoal)
            }
            return isSameKind == true ? nil : FillPhrases.invitation(to: cell, of: state.chart)
        }
    }

    static func page(of state: FillInteractor.State, for reader: Reader) -> Text {
        let count = reader.text(FillPhrases.filled(state.order)).bold
        let invitation = state.cell.map { reader.text(FillPhrases.invitation(to: $0, of: state.chart)) }
        return [count, invitation].compactMap(\.self).flatMap { $0.wrapped(to: reader.width) }.joined(separator: "\n")
    }

    static func hint(in state: FillInteractor.State, for reader: Reader) -> Text? {
        state.cell == nil ? nil : reader.text(FillPhrases.keys)
    }

    static func question(in state: FillInteractor.State) -> Question? {
        guard let cell = state.cell else { return nil }
        let title = state.chart.content(of: cell)?.title
        let standing = title.map { Text(line: $0.text).truncated(to: 40).plain }
        return Question(FillPhrases.asks(cell, in: state.subGoal, now: standing), takesCommands: false)
    }
}

extension FillInteractor.State {
    /// Returns the suggestion with the typed number as an answer; `nil` if the line chooses no suggestion. A number
    /// after a backslash is not a choice: `\7` answers 7.
    fileprivate func suggestion(_ line: String) -> FormInput? {
        if suggestions.offered.isEmpty { return nil }
        let isEscaped = line.hasPrefix("\\")
        guard let number = Int(typed: isEscaped ? String(line.dropFirst()) : line) else { return nil }
        if isEscaped { return .answer("\(number)") }
        guard number > 0, number <= suggestions.offered.count else { return nil }
        return .answer(suggestions.offered[number - 1].title.text)
    }
}
