package import Prompt

extension DreamsBuilder {
    /// What can be typed in the list of wishes, for the App.
    package static let guide = Guide(
        to: "dreams", commands: DreamsScreen.commands, signposts: [DreamsRouter.wish], record: DreamsScreen.recordGuide)
}
