public import Documents
public import MandalartDomainInterface

/// Provides the export and import of charts as documents.
public protocol DocumentsUseCase: Sendable {
    /// Returns the export and import for a chart. An export that names no chart exports this one; if `chart` is `nil`,
    /// each export must name a chart. SVG pictures show the subject.
    @MainActor func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort
}

extension DocumentsUseCase {
    /// Returns the export and import for a chart, where SVG pictures show the cells.
    @MainActor public func documents(of chart: ChartID?) -> any DocumentPort {
        documents(of: chart, showing: .cells)
    }
}
