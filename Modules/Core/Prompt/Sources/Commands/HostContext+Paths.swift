import Commands
import Platform

extension HostContext {
    /// Returns a typed path with `~` at its beginning replaced by the home folder; a shell has already done so in
    /// arguments.
    ///
    /// - Throws: ``UsageError`` for an empty path, and for a path that begins with `-`.
    func path(_ typed: String) throws(UsageError) -> String {
        if typed.isEmpty { throw UsageError(HostPhrases.emptyPath) }
        if typed.hasPrefix("-") { throw UsageError(HostPhrases.pathLikeOption(typed)) }
        let beginsAtHome = typed == "~" || typed.hasPrefix("~/")
        guard run.source != .arguments, beginsAtHome, let home = Environment.process["HOME"] else { return typed }
        return home + typed.dropFirst()
    }
}
