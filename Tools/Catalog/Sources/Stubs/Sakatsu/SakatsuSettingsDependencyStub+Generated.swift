// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import Basics
import BasicsTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import SakatsuSettingsFeature

/// The dependencies of SakatsuSettings, as doubles.
final class SakatsuSettingsDependencyStub: SakatsuSettingsDependency {
    let sakatsuSettingsUseCase: any SakatsuSettingsUseCase
    let settingsHistory: any EditHistory
    let languageChoice: LanguageChoice
    let dataLocation: String

    init(
        sakatsuSettingsUseCase: any SakatsuSettingsUseCase = SakatsuSettingsUseCaseFake(),
        settingsHistory: any EditHistory = EditHistoryStub(), languageChoice: LanguageChoice = LanguageChoice(),
        dataLocation: String = ""
    ) {
        self.sakatsuSettingsUseCase = sakatsuSettingsUseCase
        self.settingsHistory = settingsHistory
        self.languageChoice = languageChoice
        self.dataLocation = dataLocation
    }
}
