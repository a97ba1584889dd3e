public import Documents
public import Edits

/// The scope of one visit: the use cases for this visit. The feature that opens a visit passes it on to its children.
public struct OpenVisit: Sendable {
    /// The number of the visit.
    public let number: VisitNumber
    /// Reads and edits it.
    public let visits: any VisitsUseCase
    /// Times its phases.
    public let timer: any TimerUseCase
    /// The visit's undo history.
    public let history: any EditHistory
    private let documentsUseCase: any VisitDocumentsUseCase

    /// A scope. The history must be that of the visit.
    public init(
        _ number: VisitNumber, visits: any VisitsUseCase, timer: any TimerUseCase, history: any EditHistory,
        documents: any VisitDocumentsUseCase
    ) {
        (self.number, self.visits, self.timer) = (number, visits, timer)
        (self.history, documentsUseCase) = (history, documents)
    }

    /// The documents of the visit.
    @MainActor public var documents: any DocumentPort { documentsUseCase.documents(of: number) }
}

/// Opens visits. Features use this, never a repository.
public protocol OpenVisitUseCase: Sendable {
    /// Returns the scope of a visit. A missing visit causes an error only when it is read.
    func open(_ number: VisitNumber) -> OpenVisit
}
