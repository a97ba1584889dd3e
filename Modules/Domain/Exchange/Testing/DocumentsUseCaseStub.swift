package import Documents
import DocumentsTesting
package import ExchangeDomainInterface
package import MandalartDomainInterface

/// A stub that provides the same test documents for all charts.
@MainActor package final class DocumentsUseCaseStub: DocumentsUseCase {
    /// The requested subjects of the pictures.
    package private(set) var subjects: [DocumentSubject] = []

    package nonisolated init() {}

    package func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort {
        subjects.append(subject)
        return DocumentPortStub()
    }
}
