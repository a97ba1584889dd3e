import DreamsDomainInterface
import Edits
import HomeFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Time
import TodayFeatureInterface

/// Reads what matters today, edits the items of it, and leads to one of them.
final class TodayInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Leads to what is shown under a number, from 1.
        case pick(Int)
        /// Completes the action item under a number, or logs that the habit was kept today.
        case done(Int)
        /// Changes the rate of the action item under a number.
        case rate(Int, RateChange)
        /// Logs something for the action item under a number.
        case log(Int, Title, TypedDay?)
    }

    enum Mutation {
        case loaded(Today)
        case envisioned(DreamVision?)
        case counted(TodayCounts)
        case rated(index: Int, AchievementRate)
        case kept(index: Int, Day)
        case logged(ChartActivity)
    }

    struct State: Equatable {
        let form: TodayForm
        /// What is due, next and done; of the short form, nothing.
        var today = Today(Day(number: 0))
        var counts = TodayCounts(overdue: 0, dueToday: 0, done: 0)
        /// The vision of a dream, on the days that a person wants to see one.
        var vision: DreamVision?
        /// What was logged last.
        var activity: Activity?

        init(_ form: TodayForm) {
            self.form = form
        }
    }

    let store: Store<State>
    private let todayUseCase: any TodayUseCase
    private let visionUseCase: any VisionUseCase
    private let openChartUseCase: any OpenChartUseCase
    private weak var listener: (any TodayListener)?
    /// The chart that was edited last from here.
    private var edited: OpenChart?

    init(
        todayUseCase: any TodayUseCase, visionUseCase: any VisionUseCase, openChartUseCase: any OpenChartUseCase,
        listener: any TodayListener, form: TodayForm
    ) {
        store = Store(State(form))
        (self.todayUseCase, self.visionUseCase) = (todayUseCase, visionUseCase)
        (self.openChartUseCase, self.listener) = (openChartUseCase, listener)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load where state.form == .line: commit(.counted(try await todayUseCase.counts()))
        case .load:
            commit(.loaded(try await todayUseCase.today()))
            commit(.envisioned(try await visionUseCase.vision()))
        case .pick(let number):
            let cells = state.today.cells
            guard cells.indices.contains(number - 1) else { throw NotFound(number: number, count: cells.count) }
            try await listener?.todayDidPick(cells[number - 1].route)
        case .done(let number):
            let (chart, deed) = try await items.done(number)
            edited = chart
            switch deed {
            case .completed: commit(.rated(index: number - 1, .full))
            case .kept(let activity):
                commit(.logged(ChartActivity(activity, of: chart.id)))
                commit(.kept(index: number - 1, activity.day))
            case .keptAlready(let day): commit(.kept(index: number - 1, day))
            }
        case .rate(let number, let change):
            let (chart, rate) = try await items.rate(number, change)
            edited = chart
            if let rate { commit(.rated(index: number - 1, rate)) }
        case .log(let number, let text, let day):
            let (chart, activity) = try await items.log(number, text, on: day)
            edited = chart
            commit(.logged(ChartActivity(activity, of: chart.id)))
            commit(.kept(index: number - 1, activity.day))
        }
    }

    private var items: FoundItems { FoundItems(state.today.cells, in: openChartUseCase) }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let today): (state.today, state.counts) = (today, today.counts)
        case .envisioned(let vision): state.vision = vision
        case .counted(let counts): state.counts = counts
        case .kept(let index, let day):
            state.today = state.today.keeping(index, on: day)
            state.counts = state.today.counts
        case .rated(let index, let rate):
            // The rows keep their numbers while the page is open.
            state.today = state.today.rating(index, rate)
        case .logged(let entry):
            (state.today, state.activity) = (state.today.logging(entry), entry.activity)
            state.counts = state.today.counts
        }
    }
}

extension TodayInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { edited?.history }
}
