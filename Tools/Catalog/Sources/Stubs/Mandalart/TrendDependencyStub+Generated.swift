// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import ExchangeDomainInterface
import ExchangeDomainTesting
import TrendFeature

/// The dependencies of Trend, as doubles.
final class TrendDependencyStub: TrendDependency {
    let documentsUseCase: any DocumentsUseCase

    init(documentsUseCase: any DocumentsUseCase = DocumentsUseCaseStub()) {
        self.documentsUseCase = documentsUseCase
    }
}
