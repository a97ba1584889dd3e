package import DreamsDomainInterface
import DreamsDomainTesting
package import ExchangeDomainInterface
package import MandalartDomainInterface
import MandalartDomainTesting
package import ProgressDomainInterface
import ProgressDomainTesting

/// A repository that takes all out and brings it in, and the ones that keep the parts.
package struct TransferStore: Sendable {
    package let transfer: any TransferRepository
    package let charts: any ChartsRepository
    package let activities: any ActivityRepository
    package let dreams: any DreamsRepository

    /// The repositories must be over one store.
    package init(
        _ transfer: any TransferRepository, charts: any ChartsRepository, activities: any ActivityRepository,
        dreams: any DreamsRepository
    ) {
        (self.transfer, self.charts, self.activities, self.dreams) = (transfer, charts, activities, dreams)
    }

    /// A store in memory with one empty chart.
    package static func fake() -> TransferStore {
        let charts = ChartsRepositoryFake()
        let (activities, dreams) = (ActivityRepositoryFake(charts: charts), DreamsRepositoryFake())
        let transfer = TransferRepositoryFake(charts: charts, activities: activities, dreams: dreams)
        return TransferStore(transfer, charts: charts, activities: activities, dreams: dreams)
    }
}
