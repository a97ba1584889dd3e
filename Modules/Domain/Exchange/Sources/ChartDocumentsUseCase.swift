package import Documents
package import ExchangeDomainInterface
package import MandalartDomainInterface

/// Offers charts as documents, over the use cases that take them out, bring them in, and turn them into text.
package struct ChartDocumentsUseCase: DocumentsUseCase {
    private let transfer: any ChartTransferUseCase
    private let exchange: any ExchangeUseCase

    package init(transfer: any ChartTransferUseCase, exchange: any ExchangeUseCase) {
        (self.transfer, self.exchange) = (transfer, exchange)
    }

    package func documents(of chart: ChartID?) -> any DocumentPort {
        ChartDocuments(transfer: transfer, exchange: exchange, chart: chart)
    }
}
