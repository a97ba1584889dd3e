import Basics
import Commands
import CommandsTesting
public import Ribcage
public import Screens

/// Tries the examples of commands in every language, and returns a message for each example that its own command cannot
/// parse.
public func wrongExamples<ReactorType>(of commands: [Command<ReactorType>]) -> [String] {
    wrongExamples(of: commands.map(\.syntax))
}

extension Guide {
    /// Returns the usages of commands that a router's screen has but its guide lacks. The router need not be attached.
    @MainActor public func unknownCommands(of router: any Routing) -> [String] {
        let entries = (router.viewController as? any Screen)?.anyCommands.map(\.entry) ?? []
        let known = commands.map(\.entry)
        return entries.filter { !known.contains($0) }.map(\.usage.english)
    }
}
