package import Documents
import DocumentsTesting
package import ExchangeDomainInterface
package import MandalartDomainInterface

/// Offers documents that a test makes up, whichever chart they are of.
@MainActor package final class DocumentsUseCaseStub: DocumentsUseCase {
    /// What the pictures of the documents were to show that were asked for.
    package private(set) var subjects: [DocumentSubject] = []

    package nonisolated init() {}

    package func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort {
        subjects.append(subject)
        return DocumentPortStub()
    }
}
