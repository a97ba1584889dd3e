package import Documents
import DocumentsTesting
package import SakatsuDomainInterface

/// Documents that a test makes up, whatever the visit.
package struct VisitDocumentsUseCaseStub: VisitDocumentsUseCase {
    private let port: @MainActor @Sendable (VisitNumber?) -> any DocumentPort

    /// A use case that gives the documents of a function, by default some that a test makes up.
    package init(
        _ port: @escaping @MainActor @Sendable (VisitNumber?) -> any DocumentPort = { _ in DocumentPortStub() }
    ) {
        self.port = port
    }

    package func documents(of visit: VisitNumber?) -> any DocumentPort { port(visit) }
}
