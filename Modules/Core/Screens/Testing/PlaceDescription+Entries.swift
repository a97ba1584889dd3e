package import Commands
package import Ribcage
package import Screens

extension PlaceDescription {
    /// Creates a description with commands that are only documented.
    package init(
        _ place: String, isStart: Bool = false, commands entries: [HelpEntry], destinations: [Destination] = []
    ) {
        self.init(place, isStart: isStart, destinations: destinations) { entries.map { AnyCommand($0) } }
    }
}
