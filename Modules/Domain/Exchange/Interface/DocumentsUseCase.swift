public import Documents
public import MandalartDomainInterface

/// Provides charts as documents.
public protocol DocumentsUseCase: Sendable {
    /// Returns the documents of a chart, which is exported unless a person names another; without a chart, one must be
    /// named. The subject is that of pictures.
    @MainActor func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort
}

extension DocumentsUseCase {
    /// Returns the documents of a chart, whose pictures show the cells.
    @MainActor public func documents(of chart: ChartID?) -> any DocumentPort {
        documents(of: chart, showing: .cells)
    }
}
