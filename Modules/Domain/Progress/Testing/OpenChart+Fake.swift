import EditsTesting
package import MandalartDomainInterface
import MandalartDomainTesting
package import ProgressDomainInterface

/// Opens the same chart under every number.
package struct OpenChartUseCaseFake: OpenChartUseCase {
    private let mandalart: any MandalartUseCase

    /// By default the chart is empty.
    package init(_ mandalart: any MandalartUseCase = MandalartUseCaseFake()) {
        self.mandalart = mandalart
    }

    package func open(_ chart: ChartID) -> OpenChart {
        OpenChart(
            chart, mandalart: mandalart, progress: ProgressUseCaseFake(mandalart), history: EditHistoryStub())
    }
}

extension OpenChart {
    /// Chart 1 over a use case, with a log in memory.
    package static func fake(_ mandalart: any MandalartUseCase = MandalartUseCaseFake()) -> OpenChart {
        OpenChartUseCaseFake(mandalart).open(.first)
    }
}
