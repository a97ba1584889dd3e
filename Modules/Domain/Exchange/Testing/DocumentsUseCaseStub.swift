package import Documents
import DocumentsTesting
package import ExchangeDomainInterface
package import MandalartDomainInterface

/// A use case that provides a stub of export and import, the same for all charts.
@MainActor package final class DocumentsUseCaseStub: DocumentsUseCase {
    /// The requested subjects of pictures, in order.
    package private(set) var subjects: [DocumentSubject] = []

    package nonisolated init() {}

    package func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort {
        subjects.append(subject)
        return DocumentPortStub()
    }
}
