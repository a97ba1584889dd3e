package import Prompt

extension HomeBuilder {
    /// What can be typed at the main grid, for the App.
    package static let guide = Guide(
        to: "home", isStart: true, commands: HomeScreen.commands, signposts: HomeRouter.signposts,
        record: HomeScreen.recordGuide)
}
