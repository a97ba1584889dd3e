import PrivacyFeatureInterface
import Ribcage
import SettingsFeatureInterface

/// Opens Privacy, the page of the event log, below the settings.
final class SettingsRouter: PlaceRouter<SettingsInteractor, any SettingsChildren> {
    override class var ways: Ways {
        [.opens("privacy", summary: SettingsPhrases.openPrivacy) { $0.builders.privacyBuilder.build() }]
    }
}
