package import Basics
import BasicsTesting
package import ExchangeDomainInterface
package import MandalartDomainInterface

/// A use case that provides stubs for the export and import of every chart, and records the requested subjects.
@MainActor package final class DocumentsUseCaseStub: DocumentsUseCase {
    /// The requested subjects of pictures, in order.
    package private(set) var subjects: [DocumentSubject] = []

    package nonisolated init() {}

    package func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort {
        subjects.append(subject)
        return DocumentPortStub()
    }
}
