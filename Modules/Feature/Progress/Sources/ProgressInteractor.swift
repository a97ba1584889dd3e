import ProgressDomainInterface
import ProgressFeatureInterface
import Ribcage

/// Reads the progress, and takes out what was logged by mistake.
final class ProgressInteractor: Interactor, Reactor {
    enum Action {
        case load
        case remove(Int)
    }

    enum Mutation {
        case loaded(ChartProgress)
    }

    struct State: Equatable {
        var progress = ChartProgress(today: 0, weeks: [], parts: [], days: [:], activities: [])
    }

    let store = Store(State())
    private let progressUseCase: any ProgressUseCase

    init(progressUseCase: any ProgressUseCase) {
        self.progressUseCase = progressUseCase
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: break
        case .remove(let number): try await progressUseCase.remove(number)
        }
        commit(.loaded(try await progressUseCase.progress()))
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let progress): state.progress = progress
        }
    }
}
