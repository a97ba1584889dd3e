package import Prompt

extension LaunchBuilder {
    /// What can be typed before any place is open, for the App.
    package static let guide = Guide(signposts: LaunchRouter.signposts)
}
