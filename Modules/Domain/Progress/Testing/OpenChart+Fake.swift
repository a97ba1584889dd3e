package import Edits
import EditsTesting
package import MandalartDomainInterface
import MandalartDomainTesting
package import ProgressDomainInterface

/// Opens the same chart under every number.
package struct OpenChartUseCaseFake: OpenChartUseCase {
    private let mandalart: any MandalartUseCase
    private let history: any EditHistory

    /// By default the chart is empty, and has no edits.
    package init(
        _ mandalart: any MandalartUseCase = MandalartUseCaseFake(), history: any EditHistory = EditHistoryStub()
    ) {
        (self.mandalart, self.history) = (mandalart, history)
    }

    package func open(_ chart: ChartID) -> OpenChart {
        OpenChart(chart, mandalart: mandalart, progress: ProgressUseCaseFake(mandalart), history: history)
    }
}

extension OpenChart {
    /// Chart 1 over a use case, with a log in memory.
    package static func fake(
        _ mandalart: any MandalartUseCase = MandalartUseCaseFake(), history: any EditHistory = EditHistoryStub()
    ) -> OpenChart {
        OpenChartUseCaseFake(mandalart, history: history).open(.first)
    }
}
