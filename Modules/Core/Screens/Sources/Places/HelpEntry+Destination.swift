import Basics
package import Commands
package import Ribcage

extension HelpEntry {
    /// Creates the help entry of the place to which a destination leads.
    package init(_ destination: Destination) {
        let name = destination.name
        let example = destination.example.map { Phrase(pattern: "\(name) \($0)") }
        self.init(
            name: name, usage: destination.usage, summary: destination.summary, example: example, candidates: [],
            isDestructive: false)
    }
}
