package import Platform

/// A console at which a person has a clipboard.
@MainActor package protocol ClipboardConsole: Console {
    /// Puts a text on the clipboard.
    ///
    /// - Returns: where the text went; `nil` if there is no clipboard.
    /// - Throws: `SystemError` when the terminal is gone.
    func copy(_ text: String) throws -> Clipboard?
}

/// What takes a text that is copied.
package enum Clipboard: Equatable {
    /// The clipboard of the desktop, by a program that has taken the text.
    case desktop
    /// The terminal, which was asked to put the text on its clipboard. It does not answer.
    case terminal
}

/// Where a copied text can go in an environment.
package enum ClipboardRoute: Equatable {
    /// A line of the shell reads the text.
    case command(String)
    /// The terminal takes an escape sequence (OSC 52).
    case escape

    /// The best route; `nil` if there is none. From another machine the terminal alone reaches the person's clipboard.
    package init?(in environment: Environment) {
        let isRemote = environment["SSH_TTY"] != nil || environment["SSH_CONNECTION"] != nil
        let known = [("wl-copy", environment["WAYLAND_DISPLAY"] != nil), ("pbcopy", true)]
        let folders = environment["PATH"]?.split(separator: ":") ?? []
        let found = known.first { name, isUsable in
            isUsable && folders.contains { FileSystem.exists("\($0)/\(name)") }
        }
        if let found, !isRemote {
            self = .command(found.0)
        } else if environment["TERM"] != "dumb" {
            self = .escape
        } else {
            return nil
        }
    }

    /// The escape sequence that asks a terminal to copy a text; `nil` for a text that is too long for most.
    package static func escape(_ text: String) -> String? {
        // The limit of xterm, tmux and others is 100,000 bytes for the whole sequence.
        let encoded = text.utf8.base64
        return encoded.utf8.count <= 99_000 ? "\u{1B}]52;c;\(encoded)\u{7}" : nil
    }
}
