package import Languages
package import PrivacyFeatureInterface
package import PrivacyFeatureTesting
package import ProfileDomainInterface
import ProfileDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting
import SettingsFeatureInterface

/// What Settings needs, on a fake.
package final class SettingsDependencyStub: SettingsDependency {
    package let profileUseCase: any ProfileUseCase
    package let languageChoice: LanguageChoice
    package let dataLocation: String
    package let privacyMock = PrivacyBuildableMock()

    package var privacyBuilder: any PrivacyBuildable { privacyMock }

    package init(
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake(), languageChoice: LanguageChoice = LanguageChoice(),
        dataLocation: String = "/data/mandalart.db"
    ) {
        self.profileUseCase = profileUseCase
        self.languageChoice = languageChoice
        self.dataLocation = dataLocation
    }
}

/// Builds a place that shows its address.
package final class SettingsBuildableMock: SettingsBuildable {
    package init() {}

    package func build() -> any ViewableRouting {
        RouterSpy(showing: "settings")
    }
}
