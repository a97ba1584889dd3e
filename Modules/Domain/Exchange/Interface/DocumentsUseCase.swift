public import Basics
public import MandalartDomainInterface

/// Provides the export and import of charts as documents.
public protocol DocumentsUseCase: Sendable {
    /// Returns the port for exporting and importing charts. An export that names no chart exports `chart`; if `chart`
    /// is `nil`, each export must name a chart. SVG pictures show `subject`.
    @MainActor func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort
}

extension DocumentsUseCase {
    /// Returns the port for exporting and importing charts, whose SVG pictures show the cells.
    @MainActor public func documents(of chart: ChartID?) -> any DocumentPort {
        documents(of: chart, showing: .cells)
    }
}
