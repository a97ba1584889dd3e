public import Basics

/// The scope of one visit: its number, its undo history, and the use cases to work on it. The feature that opens a
/// visit passes the scope on to its children.
public struct OpenVisit: Sendable {
    /// The number with which the visit was opened. With the visit's identity, all use cases find the visit under it.
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

    /// Returns the present number of the visit, if the visit must be opened anew to show it; otherwise `nil`.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``, and the repository's error when the store cannot be read.
    public func renumbered() async throws -> VisitNumber? {
        let now = try await visits.number(of: number)
        return now == number && now.isSame(as: number) ? nil : now
    }
}

/// Opens visits. Features use this protocol, never a repository.
public protocol OpenVisitUseCase: Sendable {
    /// Returns the scope of the visit that a number means. If the number has an identity, the scope stays with that visit.
    /// A missing visit causes an error only when it is read.
    func open(_ number: VisitNumber) -> OpenVisit
}
