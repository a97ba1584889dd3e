package import Prompt

extension ChartsBuilder {
    /// What can be typed in the list of charts, for the App.
    package static let guide = Guide(
        to: "charts", commands: ChartsScreen.commands, signposts: [ChartsRouter.templates],
        record: ChartsScreen.recordGuide)
}
