package import Basics
package import SakatsuDomainInterface

/// Opens visits, whose scopes share the use cases of visits, the timer, and documents.
package struct StoredOpenVisitUseCase: OpenVisitUseCase {
    private let visits: any VisitsUseCase
    private let timer: any TimerUseCase
    private let documents: any VisitDocumentsUseCase
    private let histories: @Sendable (VisitNumber) -> any EditHistory

    /// Creates a use case. `histories` returns the undo history of each visit.
    package init(
        visits: any VisitsUseCase, timer: any TimerUseCase, documents: any VisitDocumentsUseCase,
        histories: @escaping @Sendable (VisitNumber) -> any EditHistory
    ) {
        (self.visits, self.timer, self.documents, self.histories) = (visits, timer, documents, histories)
    }

    package func open(_ number: VisitNumber) -> OpenVisit {
        OpenVisit(number, visits: visits, timer: timer, history: histories(number), documents: documents)
    }
}
