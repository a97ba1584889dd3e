package import Platform
import Terminal

/// The choice of a pager for text that is taller than the terminal.
public enum PagerChoice: Equatable, Sendable {
    /// The command in the variable `PAGER`, or else `less` if it is installed.
    case usual
    /// No pager: the whole text is written to the terminal.
    case none
    /// A shell command that reads the text from standard input.
    case command(String)
}

extension PagerChoice {
    /// Returns the shell command that pages a text; `nil` to write the text directly to the terminal. `cat` counts as
    /// no pager, as in Git. Unless `LESS` is set, `less` gets the options that keep colors and that quit if the text
    /// fits.
    package func command(in environment: Environment) -> String? {
        let chosen: String
        switch self {
        case .usual:
            if let pager = environment["PAGER"] {
                chosen = pager
            } else {
                let folders = environment["PATH"]?.split(separator: ":") ?? []
                guard folders.contains(where: { FileSystem.exists("\($0)/less") }) else { return nil }
                chosen = "less"
            }
        case .none: return nil
        case .command(let line): chosen = line
        }
        if chosen.allSatisfy(\.isWhitespace) || chosen == "cat" { return nil }
        return #"export LESS="${LESS-FRX}" LV="${LV--c}"; "# + chosen  // rib: verbatim, a line of the shell
    }
}

extension Text {
    /// Returns the number of rows that the text fills on a terminal with `columns` columns.
    func rows(ofWidth columns: Int) -> Int {
        lines.reduce(0) { $0 + max(1, ($1.width + columns - 1) / max(1, columns)) }
    }
}

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

/// The error for an editor that exited with a nonzero code. The edited text is discarded, unless a signal ended the
/// editor.
public struct EditorFailed: Error, Equatable {
    /// The exit code of the editor; 127 if the program does not exist.
    public let code: Int32
    /// The folder with what the editor has written, if a signal ended it.
    public let folder: String?

    /// Creates the error with the editor's exit code, and the folder with what it has written, if that is kept.
    package init(code: Int32, folder: String? = nil) {
        (self.code, self.folder) = (code, folder)
    }
}

/// The error for an edited text that is not UTF-8. The text is discarded.
public struct EditedTextInvalid: Error, Equatable {
    /// Creates the error.
    package init() {}
}

/// The person's editor: the command in the variable `VISUAL`, or else in `EDITOR`.
struct TextEditor {
    private let line: String

    /// Finds the editor in an environment; `nil` if neither variable is set.
    init?(in environment: Environment) {
        let lines = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
        guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        self.line = line
    }

    /// Opens the editor on a text in a temporary file that only its owner may read, and returns the edited text, which
    /// may have at most `limit` bytes.
    func edit(_ text: String, atMost limit: Int) throws -> String {
        let folder = try FileSystem.createTemporaryFolder(for: "text")
        var isKept = false
        defer { if !isKept { try? FileSystem.removeFolder(folder) } }
        let path = "\(folder)/text.txt"
        let bytes = Array((text.isEmpty ? "" : "\(text)\n").utf8)
        try FileSystem.createPrivateFile(path, with: bytes)
        let code = try ShellCommand(editing: path, with: line).run()
        // An editor that is ended may save what was not saved yet, there or in a file beside it.
        if code > 128, FileSystem.fileNames(in: folder).count > 1 || (try? FileSystem.bytes(of: path)) != bytes {
            isKept = true
            throw EditorFailed(code: code, folder: folder)
        }
        guard code == 0 else { throw EditorFailed(code: code) }
        guard let text = String(editing: try FileSystem.bytes(of: path, atMost: limit)) else {
            throw EditedTextInvalid()
        }
        return text
    }
}

extension String {
    /// Decodes the bytes of a file without its byte order mark, with which some editors begin a file; `nil` if the bytes
    /// are not UTF-8.
    package init?(skippingMarkOf bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        self.init(validating: bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...], as: UTF8.self)
    }

    /// Decodes the bytes of an edited file without its byte order mark and trailing line ends; `nil` if the bytes are
    /// not UTF-8.
    package init?(editing bytes: [UInt8]) {
        guard let text = String(skippingMarkOf: bytes) else { return nil }
        self = text.lastIndex { !$0.isNewline }.map { String(text[...$0]) } ?? ""
    }
}
