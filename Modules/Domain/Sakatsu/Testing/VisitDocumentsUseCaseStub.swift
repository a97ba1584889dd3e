package import Basics
import BasicsTesting
package import SakatsuDomainInterface

/// A stub that provides test documents for visits.
package struct VisitDocumentsUseCaseStub: VisitDocumentsUseCase {
    private let port: @MainActor @Sendable (VisitNumber?) -> any DocumentPort

    /// Creates a stub from a closure that returns the port for a visit; by default test documents.
    package init(
        _ port: @escaping @MainActor @Sendable (VisitNumber?) -> any DocumentPort = { _ in DocumentPortStub() }
    ) {
        self.port = port
    }

    package func documents(of visit: VisitNumber?) -> any DocumentPort { port(visit) }
}
