package import Languages
package import PrivacyFeatureInterface
package import PrivacyFeatureTesting
package import ProfileDomainInterface
import ProfileDomainTesting
import PromptTesting
package import Ribcage
package import RibcageTesting
package import SettingsFeatureInterface

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

/// Writes down what Settings tells its parent, and can act on it.
package final class SettingsListenerSpy: SettingsListener {
    package let log: CallLog
    package var whenFinished: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func settingsDidFinish() {
        log.record("settingsDidFinish")
        whenFinished()
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class SettingsBuildableMock: SettingsBuildable {
    package private(set) weak var listener: (any SettingsListener)?

    package init() {}

    package func build(listener: any SettingsListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "settings")
    }
}

/// Writes down where Settings leads a person.
package final class SettingsRoutableSpy: SettingsRoutable {
    package let log: CallLog

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func routeToPrivacy() { log.record("routeToPrivacy()") }
    package func routeBack() { log.record("routeBack()") }
}
