import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class SettingsRouter: ViewableRouter<SettingsInteractor> {
    override var address: [String] { ["settings"] }
}
