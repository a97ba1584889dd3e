package import Edits
import EditsTesting
package import SakatsuDomainInterface

/// Opens visits in memory, with one history for all of them.
package struct OpenVisitUseCaseFake: OpenVisitUseCase {
    private let visits: VisitsUseCaseFake
    private let timer: any TimerUseCase
    private let history: any EditHistory
    private let documents: any VisitDocumentsUseCase

    /// A fake over a use case; by default without edits and documents, and with its own timer.
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
