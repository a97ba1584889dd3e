package import Basics
package import ExchangeDomainInterface
package import MandalartDomainInterface

/// Provides the export and import of charts, based on a use case, a repository, a codec and the charts' past.
package struct ChartDocumentsUseCase: DocumentsUseCase {
    private let transfer: any ChartTransferUseCase
    private let repository: any TransferRepository
    private let codec: any DocumentCodec
    private let past: ChartPast

    package init(
        transfer: any ChartTransferUseCase, repository: any TransferRepository, codec: any DocumentCodec,
        past: ChartPast
    ) {
        (self.transfer, self.repository, self.codec, self.past) = (transfer, repository, codec, past)
    }

    package func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort {
        ChartDocuments(
            transfer: transfer, repository: repository, codec: codec, past: past, chart: chart, showing: subject)
    }
}
