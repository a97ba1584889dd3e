import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import ReviewFeatureInterface
import Ribcage

/// Loads the review, stores the items that a person picks for the next week, and asks the listener to open an item.
final class ReviewInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Leads to an item, given by row number, address or title.
        case open(ItemTarget)
        /// Edits action items.
        case edit([ItemTarget], CellAction)
        /// Picks items for the next week.
        case pick([ItemTarget])
        /// Removes items from the picks.
        case unpick([ItemTarget])
    }

    enum Mutation {
        case loaded(Review)
        case edited([EditedItem])
        /// Items were picked until a day; with `nil`, they are not picked any more.
        case picked([FoundCell], [EditedItem], until: Day?)
    }

    struct State: Equatable {
        var review = Review(Day(number: 0))
        /// The last edited, picked or unpicked items.
        var last: [EditedItem] = []
        /// The day until which the last picked items are picked; `nil` after items were unpicked.
        var lastDay: Day?

        /// The cells of the rows, in the order of their numbers.
        var cells: [FoundCell] { review.items.map(\.found) }
    }

    let store = Store(State())
    private let reviewUseCase: any ReviewUseCase
    private let openChartUseCase: any OpenChartUseCase
    private let history: CurrentChartHistory
    /// The last day of the week; `nil` for today.
    private let day: TypedDay?
    private weak var listener: (any ReviewListener)?

    init(
        reviewUseCase: any ReviewUseCase, openChartUseCase: any OpenChartUseCase, listener: any ReviewListener,
        to day: TypedDay? = nil
    ) {
        self.day = day
        (self.reviewUseCase, self.openChartUseCase, self.listener) = (reviewUseCase, openChartUseCase, listener)
        history = CurrentChartHistory(among: openChartUseCase)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            try await history.load()
            commit(.loaded(try await reviewUseCase.review(to: day)))
        case .open(let target): try await listener?.reviewDidOpen(try await item(target).route)
        case .edit(let targets, let action):
            commit(.edited(try await openChartUseCase.edit(targets, action, in: state.cells)))
        case .pick(let targets):
            let found = try await items(targets)
            let (items, day) = try await reviewUseCase.pick(found)
            commit(.picked(found, items, until: day))
        case .unpick(let targets):
            let found = try await items(targets)
            commit(.picked(found, try await reviewUseCase.unpick(found), until: nil))
        }
    }

    private func items(_ targets: [ItemTarget]) async throws -> [FoundCell] {
        var items: [FoundCell] = []
        for target in targets { items.append(try await item(target)) }
        return items
    }

    private func item(_ target: ItemTarget) async throws -> FoundCell {
        if case .row = target, state.cells.isEmpty { throw ProgressError.nothingToPick }
        return try await openChartUseCase.item(target, in: state.cells)
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        // The rows keep their numbers while the page is open.
        switch mutation {
        case .loaded(let review): state.review = review
        case .edited(let items):
            for item in items { state.review = state.review.showing(item) }
            state.last = items
        case .picked(let found, let items, until: let day):
            for found in found { state.review = state.review.picking(found, day != nil) }
            (state.last, state.lastDay) = (items, day)
        }
    }
}

extension ReviewInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { history }
}
