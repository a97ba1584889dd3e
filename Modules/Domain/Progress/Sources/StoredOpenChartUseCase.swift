package import MandalartDomainInterface
package import ProgressDomainInterface
package import Time

/// Opens charts over the use case of all charts, and over a repository of activities.
package struct StoredOpenChartUseCase: OpenChartUseCase {
    private let chartsUseCase: any ChartsUseCase
    private let repository: any ActivityRepository
    private let clock: WallClock

    /// The clock says when something is logged, and on which day it was.
    package init(chartsUseCase: any ChartsUseCase, repository: any ActivityRepository, clock: WallClock) {
        (self.chartsUseCase, self.repository, self.clock) = (chartsUseCase, repository, clock)
    }

    package func open(_ chart: ChartID) -> OpenChart {
        let mandalart = chartsUseCase.chart(chart)
        let progress = StoredProgressUseCase(
            chart: chart, mandalartUseCase: mandalart, repository: repository, clock: clock)
        return OpenChart(chart, mandalart: mandalart, progress: progress)
    }
}
