import Basics
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import TrendFeatureInterface

/// Loads the past of a chart: the edits and log entries of each day, and the rates of each week.
final class TrendInteractor: Interactor, Reactor, DocumentProvider {
    enum Action {
        case load
    }

    enum Mutation {
        case loaded(ChartProgress)
    }

    struct State: Equatable {
        let style: TrendStyle
        var progress = ChartProgress(today: 0, weeks: [], parts: [], days: [:], activities: [])

        /// The year to draw; `nil` if rates are drawn.
        var year: YearMap? {
            if case .year(let choice) = style { progress.year(choice) } else { nil }
        }

        /// The rate over time to draw; `nil` if a year is drawn or the sub-goal does not exist.
        var course: RateCourse? {
            switch style {
            case .year: nil
            case .rates(nil): progress.course
            case .rates(let position): progress.subGoalCourses.first { $0.subGoal == position }
            }
        }
    }

    let store: Store<State>
    let documents: (any DocumentPort)?
    private let progressUseCase: any ProgressUseCase

    init(progressUseCase: any ProgressUseCase, documents: any DocumentPort, style: TrendStyle) {
        store = Store(State(style: style))
        (self.progressUseCase, self.documents) = (progressUseCase, documents)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        commit(.loaded(try await progressUseCase.progress(over: .whole)))
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let progress): state.progress = progress
        }
    }
}
