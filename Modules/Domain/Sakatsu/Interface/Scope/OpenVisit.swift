public import Basics

/// The scope of one visit: its number, its undo history, and the use cases to work on it. The feature that opens a
/// visit passes the scope on to its children.
public struct OpenVisit: Sendable {
    /// The number of the visit.
    public let number: VisitNumber
    /// The use case that reads and edits visits.
    public let visits: any VisitsUseCase
    /// The use case that times the phases of visits.
    public let timer: any TimerUseCase
    /// The visit's undo history.
    public let history: any EditHistory
    private let documentsUseCase: any VisitDocumentsUseCase

    /// Creates the scope of a visit; `history` must be the undo history of the same visit.
    public init(
        _ number: VisitNumber, visits: any VisitsUseCase, timer: any TimerUseCase, history: any EditHistory,
        documents: any VisitDocumentsUseCase
    ) {
        (self.number, self.visits, self.timer) = (number, visits, timer)
        (self.history, documentsUseCase) = (history, documents)
    }

    /// The port that exports and imports documents of the visit.
    @MainActor public var documents: any DocumentPort { documentsUseCase.documents(of: number) }
}

/// Opens visits. Features use this protocol, never a repository.
public protocol OpenVisitUseCase: Sendable {
    /// Returns the scope of the visit with the given number. A missing visit causes an error only when it is read.
    func open(_ number: VisitNumber) -> OpenVisit
}
