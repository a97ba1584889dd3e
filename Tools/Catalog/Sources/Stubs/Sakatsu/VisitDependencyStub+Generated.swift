// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import Basics
import SakatsuDomainInterface
import SakatsuDomainTesting
import TimerFeatureInterface
import TimerFeatureTesting
import VisitFeature

/// The dependencies of Visit, as doubles.
final class VisitDependencyStub: VisitDependency {
    let openVisitUseCase: any OpenVisitUseCase
    let sakatsuSettingsUseCase: any SakatsuSettingsUseCase
    let languageChoice: LanguageChoice
    let timerMock = TimerBuildableMock()

    var timerBuilder: any TimerBuildable { timerMock }

    init(
        openVisitUseCase: any OpenVisitUseCase,
        sakatsuSettingsUseCase: any SakatsuSettingsUseCase = SakatsuSettingsUseCaseFake(),
        languageChoice: LanguageChoice = LanguageChoice()
    ) {
        self.openVisitUseCase = openVisitUseCase
        self.sakatsuSettingsUseCase = sakatsuSettingsUseCase
        self.languageChoice = languageChoice
    }
}
