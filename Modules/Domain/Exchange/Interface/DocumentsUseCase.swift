public import Documents
public import MandalartDomainInterface

/// Provides charts as documents.
public protocol DocumentsUseCase: Sendable {
    /// Returns the documents of a chart. An export that names no chart uses this one; if `chart` is `nil`, each export
    /// must name one. Pictures show the subject.
    @MainActor func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort
}

extension DocumentsUseCase {
    /// Returns the documents of a chart, whose pictures show the cells.
    @MainActor public func documents(of chart: ChartID?) -> any DocumentPort {
        documents(of: chart, showing: .cells)
    }
}
