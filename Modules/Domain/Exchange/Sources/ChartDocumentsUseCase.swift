package import Documents
package import ExchangeDomainInterface
package import MandalartDomainInterface

/// Makes the documents of charts from a use case, a repository and a codec.
package struct ChartDocumentsUseCase: DocumentsUseCase {
    private let transfer: any ChartTransferUseCase
    private let repository: any TransferRepository
    private let codec: any DocumentCodec

    package init(
        transfer: any ChartTransferUseCase, repository: any TransferRepository, codec: any DocumentCodec
    ) {
        (self.transfer, self.repository, self.codec) = (transfer, repository, codec)
    }

    package func documents(of chart: ChartID?) -> any DocumentPort {
        ChartDocuments(transfer: transfer, repository: repository, codec: codec, chart: chart)
    }
}
