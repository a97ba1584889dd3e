import Commands
import Consoles
import Languages
import Platform
import Screens

// Replies that are more than a message.
extension HostContext {
    /// Shows the page that a reply refers to, if any, and returns the reply without the page. The page is not retained,
    /// since its place may be closed next.
    func showing(_ reply: Reply) async throws -> Reply {
        guard let page = reply.page else { return reply }
        try await pages.showPage(of: page)
        var reply = reply
        (reply.page, reply.outcome, reply.isShown) = (nil, nil, true)
        return reply
    }

    /// Writes the text of a `CopiedText` reply to its file, or else to standard output and to the clipboard; with
    /// `--json`, only to a file. Other replies are returned unchanged.
    ///
    /// - Returns: the reply, with a message that names the file or the clipboard, if any.
    /// - Throws: ``Declined`` if an existing file must not be replaced, `SystemError` if the file cannot be written.
    func handingOver(_ reply: Reply, of command: String) async throws -> Reply {
        guard let copied = reply.message as? CopiedText else { return reply }
        var (reply, text) = (reply, copied.text(speaker.reader.language))
        if let typed = copied.file {
            let file = try path(typed)
            if FileSystem.isFolder(file) { throw SystemError.exists(file) }
            if FileSystem.exists(file) { try await confirmation.ask(HostPhrases.replaces(file), by: command) }
            try FileSystem.replaceFile(file, with: text + "\n", permissions: FileSystem.usualPermissions)
            reply.message = HostPhrases.textIsWritten(FileSystem.resolvingFolders(of: file) ?? file)
            return reply
        }
        (reply.message, reply.isShown) = (nil, true)
        if speaker.writesJSON { return reply }
        try speaker.show(document: text + "\n")
        reply.message = try speaker.console.abilities.clipboard?.copy(text).map(HostPhrases.copied)
        return reply
    }
}
