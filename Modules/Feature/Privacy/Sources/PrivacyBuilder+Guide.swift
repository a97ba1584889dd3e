package import Prompt

extension PrivacyBuilder {
    /// What can be typed there, for the App.
    package static let guide = Guide(to: "privacy", commands: PrivacyScreen.commands, record: PrivacyScreen.recordGuide)
}
