import Commands
import CommandsTesting
import Languages
public import Ribcage
public import Screens

/// The wrong examples of commands in any language, so that none can rot: a line for each that its own command does not
/// understand.
public func wrongExamples<ReactorType>(of commands: [Command<ReactorType>]) -> [String] {
    wrongExamples(of: commands.map(\.syntax))
}

extension Guide {
    /// The commands of a place that its guide does not know, a line each. A router as built is enough.
    @MainActor public func unknownCommands(of router: any Routing) -> [String] {
        let entries = (router.viewController as? any Screen)?.entries ?? []
        return entries.filter { !commands.contains($0) }.map(\.usage.english)
    }
}
