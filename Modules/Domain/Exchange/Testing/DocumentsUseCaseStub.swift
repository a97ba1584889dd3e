package import Documents
import DocumentsTesting
import ExchangeDomainInterface
package import MandalartDomainInterface

/// Offers documents that a test makes up, whichever chart they are of.
package struct DocumentsUseCaseStub: DocumentsUseCase {
    package init() {}

    package func documents(of chart: ChartID?) -> any DocumentPort { DocumentPortStub() }
}
