package import DreamsDomainInterface
package import ExchangeDomainInterface
package import MandalartDomainInterface
package import ProgressDomainInterface

/// A repository for complete exports and imports, with the repositories of charts, activities, wishes and picks.
package struct TransferStore: Sendable {
    package let transfer: any TransferRepository
    package let charts: any ChartsRepository
    package let activities: any ActivityRepository
    package let dreams: any DreamsRepository
    package let reviews: any ReviewRepository

    /// Creates a store from repositories, which must all use the same data.
    package init(
        _ transfer: any TransferRepository, charts: any ChartsRepository, activities: any ActivityRepository,
        dreams: any DreamsRepository, reviews: any ReviewRepository
    ) {
        (self.transfer, self.charts, self.activities) = (transfer, charts, activities)
        (self.dreams, self.reviews) = (dreams, reviews)
    }
}
