package import Documents
package import ExchangeDomainInterface
package import MandalartDomainInterface

/// Offers charts as documents, over the use cases that take them out, bring them in, and turn them into text.
package struct ChartDocumentsUseCase: DocumentsUseCase {
    private let transfer: any ChartTransferUseCase
    private let codec: any DocumentCodec

    package init(transfer: any ChartTransferUseCase, codec: any DocumentCodec) {
        (self.transfer, self.codec) = (transfer, codec)
    }

    package func documents(of chart: ChartID?) -> any DocumentPort {
        ChartDocuments(transfer: transfer, codec: codec, chart: chart)
    }
}
