public import Documents
public import MandalartDomainInterface

/// Provides charts as documents.
public protocol DocumentsUseCase: Sendable {
    /// Returns the documents of a chart, which an export uses unless it names another one; without a chart, it must
    /// name one. The subject is what pictures show.
    @MainActor func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort
}

extension DocumentsUseCase {
    /// Returns the documents of a chart, whose pictures show the cells.
    @MainActor public func documents(of chart: ChartID?) -> any DocumentPort {
        documents(of: chart, showing: .cells)
    }
}
