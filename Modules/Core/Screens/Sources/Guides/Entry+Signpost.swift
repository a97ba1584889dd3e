package import Commands
import Languages
package import Ribcage

extension Entry {
    /// The entry of a place, for help.
    package init(_ signpost: Signpost) {
        let name = signpost.name
        let example = signpost.example.map { Phrase(pattern: "\(name) \($0)") }
        self.init(
            name: name, usage: signpost.usage, summary: signpost.summary, example: example, candidates: [],
            isDestructive: false)
    }
}
