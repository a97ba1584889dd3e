public import Documents
public import MandalartDomainInterface

/// Offers charts as documents.
public protocol DocumentsUseCase: Sendable {
    /// The documents as seen from a chart, which is exported unless a person names another. From no chart one has to be
    /// named.
    @MainActor func documents(of chart: ChartID?) -> any DocumentPort
}
