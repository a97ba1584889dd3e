import Commands
import CommandsTesting
public import Screens

/// Tries the examples of commands in every language, and returns a message for each example that its own command cannot
/// parse.
public func wrongExamples<ReactorType>(of commands: [Command<ReactorType>]) -> [String] {
    wrongExamples(of: commands.map(\.syntax))
}
