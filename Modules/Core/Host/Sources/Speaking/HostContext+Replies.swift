import Basics
import Commands
import Console
import Platform
import Screens

// Replies that are more than a message.
extension HostContext {
    /// Shows what is more than a message. The page that a reply refers to is shown, and is not retained, since its place
    /// may be closed next. The text of a `CopiedText` is written to its file, or else to standard output and to the
    /// clipboard; with `--json`, only to a file.
    ///
    /// - Returns: the reply that is left to tell, with a message that names the file or the clipboard, if any.
    /// - Throws: ``Declined`` if an existing file must not be replaced, `SystemError` if the file cannot be written.
    func showing(_ reply: Reply, of command: String) async throws -> Reply {
        var reply = reply
        if let page = reply.page {
            try await pages.showPage(of: page)
            (reply.page, reply.outcome, reply.isShown) = (nil, nil, true)
        }
        guard let copied = reply.message as? CopiedText else { return reply }
        let text = copied.text(speaker.reader.language)
        if let typed = copied.file {
            let file = try path(typed)
            if FileSystem.isFolder(file) { throw SystemError.exists(file) }
            if FileSystem.isReplaced(file) { try await confirmation.ask(HostPhrases.replaces(file), by: command) }
            try FileSystem.write(document: text + "\n", to: file)
            reply.message = HostPhrases.textIsWritten(FileSystem.resolvingFolders(of: file) ?? file)
            return reply
        }
        (reply.message, reply.isShown) = (nil, true)
        if speaker.writesJSON { return reply }
        try speaker.show(document: text + "\n")
        reply.message = try speaker.console.copy(text).map(HostPhrases.copied)
        return reply
    }
}
