// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import Basics
import BasicsTesting
import PrivacyFeatureInterface
import PrivacyFeatureTesting
import ProfileDomainInterface
import ProfileDomainTesting
import SettingsFeature

/// The dependencies of Settings, as doubles.
final class SettingsDependencyStub: SettingsDependency {
    let profileUseCase: any ProfileUseCase
    let profileHistory: any EditHistory
    let languageChoice: LanguageChoice
    let dataLocation: String
    let privacyMock = PrivacyBuildableMock()

    var privacyBuilder: any PrivacyBuildable { privacyMock }

    init(
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake(), profileHistory: any EditHistory = EditHistoryStub(),
        languageChoice: LanguageChoice = LanguageChoice(), dataLocation: String = ""
    ) {
        self.profileUseCase = profileUseCase
        self.profileHistory = profileHistory
        self.languageChoice = languageChoice
        self.dataLocation = dataLocation
    }
}
