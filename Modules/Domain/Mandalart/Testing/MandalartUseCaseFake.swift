package import MandalartDomainInterface

/// A use case that keeps the chart in memory, by the chart's own rules, and can be told to fail.
package actor MandalartUseCaseFake: MandalartUseCase {
    private var stored: Chart
    private var failure: (any Error)?

    /// Called by tests and examples, with the chart to begin with.
    package init(_ chart: Chart = Chart()) {
        stored = chart
    }

    /// From now on every call throws the error; `nil` ends that.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func chart() throws -> Chart {
        if let failure { throw failure }
        return stored
    }

    package func edit(_ cell: Cell, _ changes: [CellChange]) throws -> Chart {
        if let failure { throw failure }
        try stored.apply(changes, to: cell)
        return stored
    }
}
