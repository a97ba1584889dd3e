// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import SakatsuDomainInterface
import SakatsuDomainTesting
import StatisticsFeature

/// The dependencies of Statistics, as doubles.
final class StatisticsDependencyStub: StatisticsDependency {
    let visitsUseCase: any VisitsUseCase

    init(visitsUseCase: any VisitsUseCase) {
        self.visitsUseCase = visitsUseCase
    }
}
