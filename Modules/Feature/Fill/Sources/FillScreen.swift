import MandalartDomainInterface
import Prompt
import Ribcage
import Terminal

/// Asks for the cells of a chart, each with how many are done.
final class FillScreen: Screen {
    let reactor: FillInteractor

    init(reactor: FillInteractor) {
        self.reactor = reactor
    }

    var arrival: FillInteractor.Action? { .load }

    func page(of state: FillInteractor.State, for reader: Reader) -> Text {
        let count = reader.text(FillPhrases.filled(state.filledCells)).bold
        let invitation = state.cell.map { reader.text(FillPhrases.invitation(to: $0, of: state.chart)) }
        return [count, invitation].compactMap(\.self).flatMap { $0.wrapped(to: reader.width) }.joined(separator: "\n")
    }

    func hint(in state: FillInteractor.State, for reader: Reader) -> Text? {
        state.cell == nil ? nil : reader.text(FillPhrases.keys)
    }

    func question(in state: FillInteractor.State) -> Question<FillInteractor.Action>? {
        guard let cell = state.cell else { return nil }
        let title = state.chart.content(of: cell)?.title
        let standing = title.map { Text(line: $0.text).truncated(to: 40).plain }
        return Question(
            FillPhrases.asks(cell, of: state.chart, now: standing), takesCommands: false, leave: .leave
        ) { .input(FormInput(answering: $0)) }
    }

    func reply(to action: FillInteractor.Action, in state: FillInteractor.State, for reader: Reader) -> Text? {
        switch action {
        case .load: return nil
        case .input(.explain):
            return state.cell.map { cell in
                [FillPhrases.invitation(to: cell, of: state.chart), FillPhrases.keys].map(reader.text)
                    .joined(separator: "\n")
            }
        case .leave, .input(.skipToEnd), .input(.save), .input(.leave):
            return reader.text(FillPhrases.left(state.filledCells))
        case .input:
            guard let cell = state.cell else { return reader.text(FillPhrases.ended(state.filledCells)) }
            // Said where something else begins.
            let isSameKind = state.previous.map {
                $0.subGoal == cell.subGoal && ($0 == .coreGoal) == (cell == .coreGoal)
            }
            return isSameKind == true ? nil : reader.text(FillPhrases.invitation(to: cell, of: state.chart))
        }
    }
}
