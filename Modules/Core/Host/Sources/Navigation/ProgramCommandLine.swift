import Basics
package import Commands

/// The words that start a program in a shell, such as `mandalart --data d`, and the commands that work only as its
/// first argument.
public struct ProgramCommandLine: Sendable {
    /// The program's name, and the options that name its data folder.
    private let start: [String]
    /// The commands that work only as the first word of the arguments, made when help, completion or advice asks.
    package var commands: [Entry] { makeCommands() }
    private let makeCommands: @Sendable () -> [Entry]

    /// Creates a command line that begins with the given words, such as `mandalart --data d`.
    package init(_ start: [String], commands: @autoclosure @escaping @Sendable () -> [Entry] = []) {
        (self.start, makeCommands) = (start, commands)
    }

    /// Returns a line that runs the program with the given words in a shell, escaped where necessary.
    package func line(_ words: [String]) -> String {
        (start + words).shellLine
    }

    /// Returns the command with the given name among those that work only in a shell; `nil` if there is none.
    package func command(named name: String) -> Entry? { commands.first { $0.name == name } }

    /// Returns the help entry of a command as it is typed in a shell, with a note that it works only there.
    package func entry(of command: Entry) -> Entry {
        let (start, usage) = (line([]), command.usage)
        let example = command.example.map { Phrase(pattern: "\(start) \($0)") }
        let place = HostPhrases.worksAsArgument
        return Entry(
            name: command.name, usage: Phrase(pattern: "\(start) \(usage)"), summary: command.summary,
            details: command.details.map { $0.followed(by: place) } ?? place, example: example)
    }
}
