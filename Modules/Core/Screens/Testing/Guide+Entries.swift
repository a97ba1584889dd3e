package import Commands
package import Ribcage
package import Screens

extension Guide {
    /// Creates a guide with commands that are only documented.
    package init(
        to place: String, isStart: Bool = false, commands entries: [HelpEntry], signposts: [Signpost] = []
    ) {
        self.init(to: place, isStart: isStart, signposts: signposts) { entries.map { AnyCommand($0) } }
    }
}
