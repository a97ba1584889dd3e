package import Prompt

extension FillBuilder {
    /// What can be typed where a person is asked, for the App.
    package static let guide = Guide(to: "fill", commands: FillScreen.commands, record: FillScreen.recordGuide)
}
