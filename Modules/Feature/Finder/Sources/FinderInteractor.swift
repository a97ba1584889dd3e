import DreamsDomainInterface
import DreamsFeatureInterface
import Edits
import FinderFeatureInterface
import HomeFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Time

/// Looks for cells and wishes, and leads to one of them.
final class FinderInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Leads to what is found under a number, from 1: the cells, then the wishes.
        case pick(Int)
        /// Completes the action item under a number, or logs that the habit was kept today.
        case done(Int)
        /// Changes the rate of the action item under a number.
        case rate(Int, RateChange)
        /// Logs something for the action item under a number.
        case log(Int, Title, TypedDay?)
    }

    enum Mutation {
        case found(Findings, wishes: [FoundWish], areMoreWishes: Bool)
        case rated(index: Int, AchievementRate)
        case kept(index: Int, Day)
        case logged(Activity)
    }

    struct State: Equatable {
        let query: FinderQuery
        var findings = Findings([], at: Timestamp(milliseconds: 0))
        /// Of a search: the first of the wishes.
        var wishes: [FoundWish] = []
        /// Of a search: whether there are more wishes than these.
        var areMoreWishes = false
        /// What was logged last.
        var activity: Activity?

        /// Where each of the things is that were found.
        var routes: [Route] { findings.cells.map(\.route) + wishes.map(\.number.route) }
    }

    let store: Store<State>
    private let finderUseCase: any FinderUseCase
    private let dreamsUseCase: any DreamsUseCase
    private let openChartUseCase: any OpenChartUseCase
    private weak var listener: (any FinderListener)?
    /// The chart that was edited last from here.
    private var edited: OpenChart?

    init(
        finderUseCase: any FinderUseCase, dreamsUseCase: any DreamsUseCase,
        openChartUseCase: any OpenChartUseCase, listener: any FinderListener, query: FinderQuery
    ) {
        store = Store(State(query: query))
        (self.finderUseCase, self.dreamsUseCase) = (finderUseCase, dreamsUseCase)
        (self.openChartUseCase, self.listener) = (openChartUseCase, listener)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            let most = Self.rows(of: state.query)
            let findings = try await finderUseCase.find(state.query, atMost: most)
            var wishes: [FoundWish] = []
            if case .search(let words) = state.query {
                // One more than is wanted says whether there are more.
                wishes = try await dreamsUseCase.wishes(with: words, atMost: most + 1)
            }
            commit(.found(findings, wishes: Array(wishes.prefix(most)), areMoreWishes: wishes.count > most))
        case .pick(let number):
            let routes = state.routes
            guard routes.indices.contains(number - 1) else { throw NotFound(number: number, count: routes.count) }
            try await listener?.finderDidPick(routes[number - 1])
        case .done(let number):
            let (chart, deed) = try await items.done(number)
            edited = chart
            switch deed {
            case .completed: commit(.rated(index: number - 1, .full))
            case .kept(let activity):
                commit(.logged(activity))
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
            commit(.logged(activity))
            commit(.kept(index: number - 1, activity.day))
        }
    }

    private var items: FoundItems {
        FoundItems(state.findings.cells, ofRows: state.routes.count, in: openChartUseCase)
    }

    /// How many cells are shown at most, and how many wishes.
    private static func rows(of query: FinderQuery) -> Int {
        switch query {
        case .next(let rows): rows.count
        case .stale(let days) where days.showsAll: Int(Int32.max)
        case .search, .stale: 20
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .found(let findings, let wishes, let areMoreWishes):
            (state.findings, state.wishes, state.areMoreWishes) = (findings, wishes, areMoreWishes)
        case .kept(let index, let day): state.findings = state.findings.keeping(index, on: day)
        case .rated(let index, let rate):
            // The rows keep their numbers while the list is open.
            state.findings = state.findings.rating(index, rate)
        case .logged(let activity):
            state.activity = activity
        }
    }
}

extension FinderInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { edited?.history }
}
