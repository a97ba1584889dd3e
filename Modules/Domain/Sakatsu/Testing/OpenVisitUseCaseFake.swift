package import Basics
import BasicsTesting
package import SakatsuDomainInterface

/// Opens visits in memory, which share one undo history.
package struct OpenVisitUseCaseFake: OpenVisitUseCase {
    private let visits: VisitsUseCaseFake
    private let timer: any TimerUseCase
    private let history: any EditHistory
    private let documents: any VisitDocumentsUseCase

    /// Creates a fake over a use case of visits; by default with an empty undo history, a new timer, and test
    /// documents.
    package init(
        _ visits: VisitsUseCaseFake, timer: (any TimerUseCase)? = nil, history: any EditHistory = EditHistoryStub(),
        documents: any VisitDocumentsUseCase = VisitDocumentsUseCaseStub()
    ) {
        (self.visits, self.history, self.documents) = (visits, history, documents)
        self.timer = timer ?? TimerUseCaseFake(of: visits.repository)
    }

    package func open(_ number: VisitNumber) -> OpenVisit {
        OpenVisit(number, visits: visits, timer: timer, history: history, documents: documents)
    }
}
