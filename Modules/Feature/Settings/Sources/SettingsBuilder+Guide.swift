package import Prompt

extension SettingsBuilder {
    /// What can be typed in the settings, for the App.
    package static let guide = Guide(
        to: "settings", commands: SettingsScreen.commands, signposts: SettingsRouter.signposts,
        record: SettingsScreen.recordGuide)
}
