import Ribcage
import RibcageTesting
import SuggestionsDomainTesting
import Testing

@testable import SuggestFeature

@MainActor @Suite("The logic of Suggest")
struct SuggestInteractorTests {
    @Test("keeps what was written")
    func life() async throws {
        let interactor = SuggestInteractor(suggestionsUseCase: SuggestionsUseCaseFake())
        let tester = ReactorTester(interactor)
        try await tester.send(.write("Hello")) { $0.text = "Hello" }
    }
}
