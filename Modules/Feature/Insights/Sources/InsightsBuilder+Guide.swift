package import Prompt

extension InsightsBuilder {
    /// What can be typed there, for the App.
    package static let guide = Guide(
        to: "insights", commands: InsightsScreen.commands, record: InsightsScreen.recordGuide)
}
