public import Documents
public import MandalartDomainInterface

/// Offers charts as documents.
public protocol DocumentsUseCase: Sendable {
    /// The documents as seen from a chart, which is exported unless a person names another. From no chart one has to be
    /// named. The subject is what pictures show.
    @MainActor func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort
}

extension DocumentsUseCase {
    /// The documents whose pictures show the cells.
    @MainActor public func documents(of chart: ChartID?) -> any DocumentPort {
        documents(of: chart, showing: .cells)
    }
}
