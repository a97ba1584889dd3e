package import Prompt

extension ProgressBuilder {
    /// What can be typed where progress is shown, for the App.
    package static let guide = Guide(
        to: "progress", commands: ProgressScreen.commands, record: ProgressScreen.recordGuide)
}
