package import Prompt

extension DreamTreeBuilder {
    /// What can be typed at the tree of a wish, for the App.
    package static let guide = Guide(
        to: "wish", commands: DreamTreeScreen.commands, record: DreamTreeScreen.recordGuide)
}
