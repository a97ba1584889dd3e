public import Documents
public import Edits

/// The scope of one visit: what its place, and those below it, are about. Whoever opens a visit passes it on.
public struct OpenVisit: Sendable {
    /// Which visit it is.
    public let number: VisitNumber
    /// Reads and edits it.
    public let visits: any VisitsUseCase
    /// Times its phases.
    public let timer: any TimerUseCase
    /// Its undo history.
    public let history: any EditHistory
    private let documentsUseCase: any VisitDocumentsUseCase

    /// The history must be about the visit.
    public init(
        _ number: VisitNumber, visits: any VisitsUseCase, timer: any TimerUseCase, history: any EditHistory,
        documents: any VisitDocumentsUseCase
    ) {
        (self.number, self.visits, self.timer) = (number, visits, timer)
        (self.history, documentsUseCase) = (history, documents)
    }

    /// The documents as seen from the visit.
    @MainActor public var documents: any DocumentPort { documentsUseCase.documents(of: number) }
}

/// Opens visits. Features talk to this, never to a repository.
public protocol OpenVisitUseCase: Sendable {
    /// The scope of a visit. Whether there is such a visit shows when it is read.
    func open(_ number: VisitNumber) -> OpenVisit
}
