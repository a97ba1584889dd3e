// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import DreamsDomainInterface
import DreamsDomainTesting
import FinderFeature
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting

/// The dependencies of Finder, as doubles.
final class FinderDependencyStub: FinderDependency {
    let finderUseCase: any FinderUseCase
    let dreamsUseCase: any DreamsUseCase
    let openChartUseCase: any OpenChartUseCase

    init(
        finderUseCase: any FinderUseCase = FinderUseCaseFake(), dreamsUseCase: any DreamsUseCase,
        openChartUseCase: any OpenChartUseCase = OpenChartUseCaseFake()
    ) {
        self.finderUseCase = finderUseCase
        self.dreamsUseCase = dreamsUseCase
        self.openChartUseCase = openChartUseCase
    }
}
