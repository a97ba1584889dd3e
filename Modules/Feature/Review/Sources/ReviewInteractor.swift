import Basics
import HomeFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import ReviewFeatureInterface
import Ribcage

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
        case picked(FoundCell, EditedItem, until: Day?)
    }

    struct State: Equatable {
        var review = Review(Day(number: 0))
        /// The last picked or unpicked item.
        var last: EditedItem?
        /// The day until which the last picked item is picked; `nil` after an item was unpicked.
        var lastDay: Day?
    }

    let store = Store(State())
    private let reviewUseCase: any ReviewUseCase
    private let openChartUseCase: any OpenChartUseCase
    private let history: CurrentChartHistory
    private weak var listener: (any ReviewListener)?

    init(
        reviewUseCase: any ReviewUseCase, openChartUseCase: any OpenChartUseCase, listener: any ReviewListener
    ) {
        (self.reviewUseCase, self.openChartUseCase, self.listener) = (reviewUseCase, openChartUseCase, listener)
        history = CurrentChartHistory(among: openChartUseCase)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            try await history.load()
            commit(.loaded(try await reviewUseCase.review()))
        case .open(let target): try await listener?.reviewDidOpen(try await item(target).route)
        case .pick(let target):
            let found = try await item(target)
            let (item, day) = try await reviewUseCase.pick(found)
            commit(.picked(found, item, until: day))
        case .unpick(let target):
            let found = try await item(target)
            commit(.picked(found, try await reviewUseCase.unpick(found), until: nil))
        }
    }

    private func item(_ target: ItemTarget) async throws -> FoundCell {
        switch target {
        case .row(let number): try item(number)
        case .cell(let address): try await openChartUseCase.item(at: address)
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
        case .picked(let found, let item, until: let day):
            // The rows keep their numbers while the page is open.
            state.review = state.review.picking(found, day != nil)
            (state.last, state.lastDay) = (item, day)
        }
    }
}

extension ReviewInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { history }
}
