package import Basics
package import MandalartDomainInterface

/// A use case with one chart in memory, which enforces the chart's rules. The current day is 1970-01-01. Tests can make
/// it fail.
package actor MandalartUseCaseFake: MandalartUseCase {
    private let repository: MandalartRepositoryFake
    private var failure: (any Error)?

    /// Creates a fake with an initial chart.
    package init(_ chart: Chart = Chart()) {
        repository = MandalartRepositoryFake(chart)
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func chart() async throws -> Chart {
        if let failure { throw failure }
        return await repository.chart()
    }

    package func edit(_ edit: ChartEdit) async throws -> EditedChart {
        if let failure { throw failure }
        return try await repository.edit(edit, at: Timestamp(milliseconds: 0), on: Day(number: 0))
    }

    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        if let failure { throw failure }
        return await repository.days(day, lastOf: span)
    }
}
