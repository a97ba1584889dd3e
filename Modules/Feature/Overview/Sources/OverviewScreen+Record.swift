import MandalartDomainInterface
import Prompt

extension OverviewScreen {
    /// The same as at the main grid, without the person.
    func record(of state: OverviewInteractor.State) -> Record { Record("chart", state.chart.json) }
}
