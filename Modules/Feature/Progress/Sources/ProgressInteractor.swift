import Basics
import MandalartDomainInterface
import ProgressDomainInterface
import ProgressFeatureInterface
import Ribcage

/// Loads the progress, corrects or removes log entries, and opens the drawings of the past.
final class ProgressInteractor: Interactor, Reactor {
    enum Action {
        case load
        case correct(Int, ActivityText?, TypedDay?)
        case remove(Int)
        /// Reads a log entry before a question, since the place shows only the last ones.
        case look(Int)
        case openYear(YearChoice)
        case openRates(RatesChoice)
    }

    enum Mutation {
        case loaded(ChartProgress)
        case corrected(Activity)
        case looked(Activity)
    }

    struct State: Equatable {
        var progress = ChartProgress(today: 0, weeks: [], parts: [], days: [:], activities: [])
        /// The last corrected log entry; `nil` if none was corrected yet.
        var corrected: Activity?
        /// The log entry that was read for a question; `nil` before the first.
        var looked: Activity?
    }

    weak var router: (any ProgressRoutable)?
    let store = Store(State())
    /// The chart of this place and of its child places.
    let chart: OpenChart
    let documents: (any DocumentPort)?

    init(chart: OpenChart, documents: any DocumentPort) {
        (self.chart, self.documents) = (chart, documents)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: break
        case .correct(let number, let text, let day):
            commit(.corrected(try await chart.progress.correct(number, text: text, on: day)))
        case .remove(let number): try await chart.progress.remove(number)
        case .look(let number):
            commit(.looked(try await chart.progress.activity(number)))
            return
        case .openYear(let choice):
            if let year = choice.year, year > chart.today().year { throw ProgressError.yearToCome(year) }
            router?.routeToYear(choice)
            return
        case .openRates(let choice):
            let scope = chart.chart(choice.subGoal?.chart)
            let cells = try await scope.mandalart.chart()
            router?.routeToRates(of: try choice.subGoal.map { name in try cells.position(of: name) }, in: scope)
            return
        }
        commit(.loaded(try await chart.progress.progress()))
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let progress): state.progress = progress
        case .corrected(let activity): state.corrected = activity
        case .looked(let activity): state.looked = activity
        }
    }
}

extension ProgressInteractor: DocumentProvider {}
