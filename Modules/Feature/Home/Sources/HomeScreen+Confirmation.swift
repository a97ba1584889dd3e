import MandalartDomainInterface
import Terminal

extension HomeScreen {
    func confirmation(of action: HomeInteractor.Action, in state: HomeInteractor.State) -> Text? {
        guard case .clear(let cell) = action, let title = state.chart.content(of: cell)?.title else { return nil }
        let name = Text(line: title.text).truncated(to: 40)
        switch cell {
        case .coreGoal, .actionItem:
            return "Empty the core goal “\(name)”?"
        case .subGoal(let position):
            let count = state.chart.subGoals[position]?.items.count ?? 0
            let items =
                switch count {
                case 0: ""
                case 1: " with its 1 action item"
                default: " with its \(count) action items"
                }
            return "Empty sub-goal \(position) “\(name)”\(items)?"
        }
    }
}
