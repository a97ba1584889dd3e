import Commands
import Platform

extension HostContext {
    /// A path as a person means it. A shell has expanded `~` in the arguments; here that is still to be done.
    ///
    /// - Throws: ``UsageError`` for an empty name, and for one that begins like an option.
    func path(_ typed: String) throws(UsageError) -> String {
        if typed.isEmpty { throw UsageError(HostPhrases.emptyPath) }
        if typed.hasPrefix("-") { throw UsageError(HostPhrases.pathLikeOption(typed)) }
        let beginsAtHome = typed == "~" || typed.hasPrefix("~/")
        guard run.source != .arguments, beginsAtHome, let home = Environment.process["HOME"] else { return typed }
        return home + typed.dropFirst()
    }
}
