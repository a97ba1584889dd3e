package import Documents
import DocumentsTesting
package import SakatsuDomainInterface

/// A stub that provides the same test documents for all visits.
package struct VisitDocumentsUseCaseStub: VisitDocumentsUseCase {
    private let port: @MainActor @Sendable (VisitNumber?) -> any DocumentPort

    /// A stub with the documents of a function; by default test documents.
    package init(
        _ port: @escaping @MainActor @Sendable (VisitNumber?) -> any DocumentPort = { _ in DocumentPortStub() }
    ) {
        self.port = port
    }

    package func documents(of visit: VisitNumber?) -> any DocumentPort { port(visit) }
}
