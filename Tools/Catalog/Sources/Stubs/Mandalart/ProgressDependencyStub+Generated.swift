// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import ExchangeDomainInterface
import ExchangeDomainTesting
import ProgressFeature
import TrendFeatureInterface
import TrendFeatureTesting

/// The dependencies of Progress, as doubles.
final class ProgressDependencyStub: ProgressDependency {
    let documentsUseCase: any DocumentsUseCase
    let trendMock = TrendBuildableMock()

    var trendBuilder: any TrendBuildable { trendMock }

    init(documentsUseCase: any DocumentsUseCase = DocumentsUseCaseStub()) {
        self.documentsUseCase = documentsUseCase
    }
}
