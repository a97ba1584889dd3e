package import MandalartDomainInterface

/// A repository that keeps the chart in memory.
package actor MandalartRepositoryFake: MandalartRepository {
    private var stored: Chart

    /// Called by tests and examples, with the chart to begin with.
    package init(_ chart: Chart = Chart()) {
        stored = chart
    }

    package func chart() -> Chart { stored }

    package func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) throws -> Chart {
        var next = stored
        try change(&next)
        stored = next
        return next
    }
}
