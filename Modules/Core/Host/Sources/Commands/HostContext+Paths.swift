package import Commands
import Platform

extension HostContext {
    /// Returns a typed path with `~` at the beginning replaced by the home folder. A path from the program's arguments
    /// is returned unchanged, since the shell has already replaced `~`.
    ///
    /// - Throws: `UsageError` for an empty path, and for a path that begins with `-`.
    package func path(_ typed: String) throws(UsageError) -> String {
        if typed.isEmpty { throw UsageError(HostPhrases.emptyPath) }
        if typed.hasPrefix("-") { throw UsageError(HostPhrases.pathLikeOption(typed)) }
        let beginsAtHome = typed == "~" || typed.hasPrefix("~/")
        guard run.source != .arguments, beginsAtHome, let home = Environment.process["HOME"] else { return typed }
        return home + typed.dropFirst()
    }
}
