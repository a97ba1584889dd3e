import Languages
import MandalartDomainInterface
import Terminal

extension HomeScreen {
    func confirmation(of action: HomeInteractor.Action, in state: HomeInteractor.State) -> Phrase? {
        guard case .clear(let cell) = action, let title = state.chart.content(of: cell)?.title else { return nil }
        let name = Text(line: title.text).truncated(to: 40).plain
        switch cell {
        case .coreGoal, .actionItem:
            return HomePhrases.emptyCoreGoal(name)
        case .subGoal(let position):
            return HomePhrases.emptySubGoal(position, name, items: state.chart.subGoals[position]?.items.count ?? 0)
        }
    }
}
