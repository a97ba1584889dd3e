import MandalartDomainInterface
import ProgressDomainInterface
import ProgressFeatureInterface
import Ribcage
import Time

/// Reads the progress, and corrects or takes out what was logged by mistake.
final class ProgressInteractor: Interactor, Reactor {
    enum Action {
        case load
        case correct(Int, Title?, TypedDay?)
        case remove(Int)
    }

    enum Mutation {
        case loaded(ChartProgress)
        case corrected(Activity)
    }

    struct State: Equatable {
        var progress = ChartProgress(today: 0, weeks: [], parts: [], days: [:], activities: [])
        /// The entry that was corrected last.
        var corrected: Activity?
    }

    let store = Store(State())
    private let progressUseCase: any ProgressUseCase

    init(progressUseCase: any ProgressUseCase) {
        self.progressUseCase = progressUseCase
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: break
        case .correct(let number, let text, let day):
            commit(.corrected(try await progressUseCase.correct(number, text: text, on: day)))
        case .remove(let number): try await progressUseCase.remove(number)
        }
        commit(.loaded(try await progressUseCase.progress()))
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let progress): state.progress = progress
        case .corrected(let activity): state.corrected = activity
        }
    }
}
