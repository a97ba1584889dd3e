package import Platform

/// A console at which a person has a clipboard.
@MainActor package protocol ClipboardConsole: Console {
    /// Puts a text on the clipboard.
    ///
    /// - Returns: where the text went; `nil` if there is no clipboard.
    /// - Throws: `SystemError` when the terminal is gone.
    func copy(_ text: String) throws -> Clipboard?
}

/// The clipboard that received a copied text.
package enum Clipboard: Equatable {
    /// The clipboard of the desktop, through a program that accepted the text.
    case desktop
    /// The clipboard of the terminal, by an escape sequence. The terminal does not confirm it.
    case terminal
}

/// The way to copy a text in an environment.
package enum ClipboardRoute: Equatable {
    /// A shell command that reads the text.
    case command(String)
    /// An escape sequence for the terminal (OSC 52).
    case escape

    /// The best route; `nil` if there is none. In a remote session only the terminal reaches the user's clipboard.
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
