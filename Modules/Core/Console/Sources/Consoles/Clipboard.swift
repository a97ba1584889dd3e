package import Platform

/// The clipboard that received a copied text.
public enum Clipboard: Equatable, Sendable {
    /// The clipboard of the desktop, set by a program that accepted the text.
    case desktop
    /// The clipboard of the terminal, set by an escape sequence, which the terminal does not confirm.
    case terminal
}

/// The way in which a text reaches the clipboard.
package enum ClipboardRoute: Equatable {
    /// A shell command that reads the text from standard input.
    case command(String)
    /// An escape sequence for the terminal (OSC 52).
    case escape

    /// Chooses the best route in an environment; `nil` if there is none. In a remote session, only the terminal reaches
    /// the user's clipboard.
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

    /// Returns the escape sequence that asks a terminal to copy a text; `nil` if the text is too long for most
    /// terminals.
    package static func escape(_ text: String) -> String? {
        // The limit of xterm, tmux and others is 100,000 bytes for the whole sequence.
        let encoded = text.utf8.base64
        return encoded.utf8.count <= 99_000 ? "\u{1B}]52;c;\(encoded)\u{7}" : nil
    }
}
