import Commands
import Platform

extension HostContext {
    /// Expands `~` in a typed path, as a shell has already done in the arguments.
    ///
    /// - Throws: ``UsageError`` for an empty path, and for one that begins like an option.
    func path(_ typed: String) throws(UsageError) -> String {
        if typed.isEmpty { throw UsageError(HostPhrases.emptyPath) }
        if typed.hasPrefix("-") { throw UsageError(HostPhrases.pathLikeOption(typed)) }
        let beginsAtHome = typed == "~" || typed.hasPrefix("~/")
        guard run.source != .arguments, beginsAtHome, let home = Environment.process["HOME"] else { return typed }
        return home + typed.dropFirst()
    }
}
