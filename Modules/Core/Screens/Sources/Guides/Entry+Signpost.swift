import Basics
package import Commands
package import Ribcage

extension HelpEntry {
    /// Creates the help entry of the place to which a signpost leads.
    package init(_ signpost: Signpost) {
        let name = signpost.name
        let example = signpost.example.map { Phrase(pattern: "\(name) \($0)") }
        self.init(
            name: name, usage: signpost.usage, summary: signpost.summary, example: example, candidates: [],
            isDestructive: false)
    }
}
