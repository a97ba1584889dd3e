package import Prompt

extension FinderBuilder {
    /// What can be typed among what was found, for the App: it is the same in three places.
    package static let guides = ["search", "next", "stale"].map { place in
        Guide(to: place, commands: FinderScreen.commands, record: place == "search" ? FinderScreen.recordGuide : nil)
    }
}
