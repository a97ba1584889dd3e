#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A shell command that a person chose, such as a pager. It runs on the terminal of this process.
public struct ShellCommand: Sendable {
    private let line: String

    /// Creates a command from a line for `/bin/sh -c`.
    public init(_ line: String) {
        self.line = line
    }

    /// Creates a command that opens a file in an editor, on the terminal of this process even if standard input or
    /// output is redirected. `editor` is a shell command, to which the path of the file is appended.
    public init(editing path: String, with editor: String) {
        // In the shell, a quoted string must end before a quote, which is escaped by a backslash.
        let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        self.init("exec </dev/tty >/dev/tty 2>/dev/tty; \(editor) '\(quoted)'")  // rib: verbatim, a line of the shell
    }

    /// Runs the command with a text as its standard input, and waits until the command ends. Meanwhile the terminal's
    /// signal keys affect only the command. Afterwards the terminal's mode is restored.
    ///
    /// - Returns: the exit code of the command, or 128 plus the number of the signal that ended the command. As in any
    ///   shell, 126 and 127 mean that the command could not be run.
    /// - Throws: ``SystemError`` when the shell cannot be started.
    public func run(input: String = "") throws(SystemError) -> Int32 {
        var mode = termios()
        let hasMode = tcgetattr(STDIN_FILENO, &mode) == 0
        // The command must receive all signals, even if this thread blocks them.
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        let stream = popen(line, "w")
        let failure = errno
        pthread_sigmask(SIG_SETMASK, &before, nil)
        guard let stream else { throw SystemError(.open, "/bin/sh", code: failure) }
        let actions = Self.keySignals.map { ($0, Self.ignore($0)) }
        defer {
            for (signal, action) in actions { Self.take(action, for: signal) }
            if hasMode { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }
        }
        // The command may end before it has read the whole input.
        try? writeAll(input.utf8, to: fileno(stream))
        let status = pclose(stream)
        guard status >= 0 else { throw .last(.open, "/bin/sh") }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// The signals of Ctrl-C and Ctrl-\, and of a broken pipe.
    private static let keySignals = [SIGINT, SIGQUIT, SIGPIPE]

    private static func ignore(_ signal: Int32) -> sigaction {
        var (ignoring, before) = (sigaction(), sigaction())
        #if canImport(Darwin)
        ignoring.__sigaction_u.__sa_handler = SIG_IGN
        #else
        ignoring.__sigaction_handler.sa_handler = SIG_IGN
        #endif
        sigemptyset(&ignoring.sa_mask)
        sigaction(signal, &ignoring, &before)
        return before
    }

    private static func take(_ action: sigaction, for signal: Int32) {
        var action = action
        sigaction(signal, &action, nil)
    }
}
