// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import Basics
import FillFeature
import SuggestionsDomainInterface
import SuggestionsDomainTesting

/// The dependencies of Fill, as doubles.
final class FillDependencyStub: FillDependency {
    let suggestionsUseCase: any SuggestionsUseCase
    let languageChoice: LanguageChoice

    init(
        suggestionsUseCase: any SuggestionsUseCase = SuggestionsUseCaseFake(),
        languageChoice: LanguageChoice = LanguageChoice()
    ) {
        self.suggestionsUseCase = suggestionsUseCase
        self.languageChoice = languageChoice
    }
}
