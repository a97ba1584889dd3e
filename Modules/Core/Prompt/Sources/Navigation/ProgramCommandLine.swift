import Arguments
package import Commands
import Languages

/// The command line of the program in a shell, and the commands that exist only there.
public struct ProgramCommandLine: Sendable {
    /// The program's name, and the options that name its data.
    private let start: [String]
    /// The commands that work only as the first word of the arguments.
    package let commands: [Entry]

    /// A command line that begins with some words, such as `mandalart --data d`.
    package init(_ start: [String], commands: [Entry] = []) {
        (self.start, self.commands) = (start, commands)
    }

    /// Returns a line for a shell.
    package func line(_ words: [String]) -> String {
        (start + words).shellLine
    }

    /// The command with a name, if it exists only in the arguments.
    package func command(named name: String) -> Entry? { commands.first { $0.name == name } }

    /// A command as it is typed in a shell, with a note that it works only there.
    package func entry(of command: Entry) -> Entry {
        let (start, usage) = (line([]), command.usage)
        let example = command.example.map { Phrase(pattern: "\(start) \($0)") }
        let place = HostPhrases.worksAsArgument
        return Entry(
            name: command.name, usage: Phrase(pattern: "\(start) \(usage)"), summary: command.summary,
            details: command.details.map { $0.followed(by: place) } ?? place, example: example)
    }
}
