// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import EventLogDomainInterface
import EventLogDomainTesting
import InsightsFeature

/// The dependencies of Insights, as doubles.
final class InsightsDependencyStub: InsightsDependency {
    let eventLogUseCase: any EventLogUseCase

    init(eventLogUseCase: any EventLogUseCase = EventLogUseCaseFake()) {
        self.eventLogUseCase = eventLogUseCase
    }
}
