import Commands
import CommandsTesting
import Languages
public import Ribcage
public import Screens

/// Returns the examples that their own commands cannot parse, in any language, so that no example becomes outdated.
public func wrongExamples<ReactorType>(of commands: [Command<ReactorType>]) -> [String] {
    wrongExamples(of: commands.map(\.syntax))
}

extension Guide {
    /// Returns the commands of a place that its guide lacks. The router need not be attached.
    @MainActor public func unknownCommands(of router: any Routing) -> [String] {
        let entries = (router.viewController as? any Screen)?.entries ?? []
        return entries.filter { !commands.contains($0) }.map(\.usage.english)
    }
}
