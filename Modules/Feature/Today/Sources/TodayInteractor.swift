import Basics
import CellsFeatureInterface
import DreamsDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import TodayFeatureInterface

/// Loads the overview of today, edits the items in it, and leads to an item.
final class TodayInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Leads to the cell at a row number, or to an action item by its address or title.
        case open(ItemTarget)
        /// Edits action items.
        case edit([ItemTarget], CellAction)
    }

    enum Mutation {
        case loaded(Today)
        case envisioned(DreamVision?)
        case counted(TodayCounts)
        case edited([EditedItem], done: [DoneToday])
    }

    struct State: Equatable {
        let form: TodayForm
        /// The overview; empty in the short form.
        var today = Today(Day(number: 0))
        var counts = TodayCounts(overdue: 0, dueToday: 0, done: 0)
        /// The vision of a wish to show today; `nil` if none is due or it cannot be read.
        var vision: DreamVision?
        /// The last edited items.
        var last: [EditedItem] = []

        init(_ form: TodayForm) {
            self.form = form
        }
    }

    let store: Store<State>
    private let todayUseCase: any TodayUseCase
    private let visionUseCase: any VisionUseCase
    private let openChartUseCase: any OpenChartUseCase
    private let history: CurrentChartHistory
    private weak var listener: (any TodayListener)?

    init(
        todayUseCase: any TodayUseCase, visionUseCase: any VisionUseCase, openChartUseCase: any OpenChartUseCase,
        listener: any TodayListener, form: TodayForm
    ) {
        store = Store(State(form))
        (self.todayUseCase, self.visionUseCase) = (todayUseCase, visionUseCase)
        (self.openChartUseCase, self.listener) = (openChartUseCase, listener)
        history = CurrentChartHistory(among: openChartUseCase)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            try await history.load()
            switch state.form {
            case .line: return commit(.counted(try await todayUseCase.counts()))
            case .past(let day, _): return commit(.loaded(try await todayUseCase.overview(of: day)))
            case .page: break
            }
            commit(.loaded(try await todayUseCase.today()))
            // An error of reading the vision is ignored, because the page is useful without it.
            commit(.envisioned(try? await visionUseCase.vision()))
        case .open(let target):
            let cells = state.today.cells
            try await listener?.todayDidPick(
                try await openChartUseCase.route(to: target, in: cells, cells.map(\.route)))
        case .edit(let targets, let action):
            let items = try await openChartUseCase.edit(targets, action, in: state.today.cells)
            commit(.edited(items, done: try await done()))
        }
    }

    private func done() async throws -> [DoneToday] {
        guard case .past(let day, _) = state.form else { return try await todayUseCase.done() }
        return try await todayUseCase.overview(of: day).done
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let today): (state.today, state.counts) = (today, today.counts)
        case .envisioned(let vision): state.vision = vision
        case .counted(let counts): state.counts = counts
        case .edited(let items, done: let done):
            // The rows keep their numbers while the page is open.
            for item in items { state.today = state.today.showing(item, done: done) }
            state.counts = state.today.counts
            state.last = items
        }
    }
}

extension TodayInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { history }
}
