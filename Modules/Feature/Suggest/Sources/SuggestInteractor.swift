import Ribcage
import SuggestionsDomainInterface

/// The logic of Suggest.
final class SuggestInteractor: Interactor, Reactor {
    enum Action {
        case write(String)
    }

    enum Mutation {
        case wrote(String)
    }

    struct State: Equatable {
        var text = ""
    }

    let store = Store(State())
    private let suggestionsUseCase: any SuggestionsUseCase

    init(suggestionsUseCase: any SuggestionsUseCase) {
        self.suggestionsUseCase = suggestionsUseCase
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .write(let text): commit(.wrote(text))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .wrote(let text): state.text = text
        }
    }
}
