// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import EventLogDomainInterface
import EventLogDomainTesting
import InsightsFeature
import ProgressDomainInterface
import ProgressDomainTesting

/// The dependencies of Insights, as doubles.
final class InsightsDependencyStub: InsightsDependency {
    let eventLogUseCase: any EventLogUseCase
    let reviewUseCase: any ReviewUseCase

    init(
        eventLogUseCase: any EventLogUseCase = EventLogUseCaseFake(),
        reviewUseCase: any ReviewUseCase = ReviewUseCaseFake()
    ) {
        self.eventLogUseCase = eventLogUseCase
        self.reviewUseCase = reviewUseCase
    }
}
