// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import DreamsDomainInterface
import DreamsDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import TodayFeature

/// The dependencies of Today, as doubles.
final class TodayDependencyStub: TodayDependency {
    let todayUseCase: any TodayUseCase
    let visionUseCase: any VisionUseCase
    let openChartUseCase: any OpenChartUseCase

    init(
        todayUseCase: any TodayUseCase = TodayUseCaseFake(), visionUseCase: any VisionUseCase = VisionUseCaseFake(),
        openChartUseCase: any OpenChartUseCase = OpenChartUseCaseFake()
    ) {
        self.todayUseCase = todayUseCase
        self.visionUseCase = visionUseCase
        self.openChartUseCase = openChartUseCase
    }
}
