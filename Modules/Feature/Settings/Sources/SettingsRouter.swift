import PrivacyFeatureInterface
import Ribcage
import SettingsFeatureInterface

/// Attaches the place for what the log keeps.
final class SettingsRouter: ViewableRouter<SettingsInteractor>, SettingsRoutable {
    private let privacyBuilder: any PrivacyBuildable

    init(
        interactor: SettingsInteractor, viewController: any ViewControllable, privacyBuilder: any PrivacyBuildable
    ) {
        self.privacyBuilder = privacyBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override var address: [String] { ["settings"] }

    override var places: [Place] {
        [Place(Self.privacy) { [unowned self] in try await interactor.send(.openPrivacy) }]
    }

    static let signposts = [privacy]

    private static let privacy = Signpost("privacy", summary: SettingsPhrases.openPrivacy)

    func routeToPrivacy() {
        open(privacyBuilder.build())
    }
}
