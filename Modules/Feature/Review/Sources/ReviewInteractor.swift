import Edits
import HomeFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import ReviewFeatureInterface
import Ribcage
import Time

/// Loads the review, stores the items that a person picks for the next week, and asks the listener to open an item.
final class ReviewInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Leads to an item, given by row number or address.
        case open(ItemTarget)
        /// Picks an item for the next week.
        case pick(ItemTarget)
        /// Removes an item from the picks.
        case unpick(ItemTarget)
    }

    enum Mutation {
        case loaded(Review)
        case picked(FoundCell, ChartCell, until: Day?)
    }

    struct State: Equatable {
        var review = Review(Day(number: 0))
        /// The last picked or unpicked item.
        var last: FoundCell?
        /// The last picked or unpicked item, as a cell of its chart.
        var lastCell: ChartCell?
        /// The day until which the last picked item is picked; `nil` after an item was unpicked.
        var lastDay: Day?
    }

    let store = Store(State())
    private let reviewUseCase: any ReviewUseCase
    private let items: FoundItemEditor
    private weak var listener: (any ReviewListener)?

    init(
        reviewUseCase: any ReviewUseCase, openChartUseCase: any OpenChartUseCase, listener: any ReviewListener
    ) {
        (self.reviewUseCase, self.listener) = (reviewUseCase, listener)
        items = FoundItemEditor(in: openChartUseCase)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            try await items.load()
            commit(.loaded(try await reviewUseCase.review()))
        case .open(let target): try await listener?.reviewDidOpen(try await item(target).route)
        case .pick(let target):
            let found = try await item(target)
            let day = try await reviewUseCase.pick(found)
            commit(.picked(found, try await cell(of: found), until: day))
        case .unpick(let target):
            let found = try await item(target)
            try await reviewUseCase.unpick(found)
            commit(.picked(found, try await cell(of: found), until: nil))
        }
    }

    /// Returns an edited item as a cell of its chart, and remembers the chart for `undo`.
    private func cell(of found: FoundCell) async throws -> ChartCell {
        let chart = items.charts.open(found.chart)
        try await items.record(chart)
        return try await chart.mandalart.chart().cell(found.cell, of: found.chart)
    }

    private func item(_ target: ItemTarget) async throws -> FoundCell {
        switch target {
        case .row(let number): try item(number)
        case .cell(let address): try await items.charts.item(at: address)
        }
    }

    private func item(_ number: Int) throws -> FoundCell {
        let rows = state.review.items
        if rows.isEmpty { throw ProgressError.nothingToPick }
        guard rows.indices.contains(number - 1) else { throw NotFound(number: number, count: rows.count) }
        return rows[number - 1].found
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let review): state.review = review
        case .picked(let found, let cell, until: let day):
            // The rows keep their numbers while the page is open.
            state.review = state.review.picking(found, day != nil)
            (state.last, state.lastCell, state.lastDay) = (found, cell, day)
        }
    }
}

extension ReviewInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { items.history }
}
