import Dispatch

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A shell command that a person chose, such as a pager. It runs on the terminal of this process.
public struct ShellCommand: Sendable {
    private let line: String
    private let streams: [Spawn.Stream]

    /// Creates a command from a line for `/bin/sh -c`.
    public init(_ line: String) {
        (self.line, streams) = (line, [])
    }

    /// Creates a command that opens a file in an editor, on the terminal of this process even if standard input or
    /// output is redirected. `editor` is a shell command, to which the path of the file is appended.
    public init(editing path: String, with editor: String) {
        // In the shell, a quoted string must end before a quote, which is escaped by a backslash.
        let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        line = "\(editor) '\(quoted)'"  // rib: verbatim, a line of the shell
        streams = Array(repeating: .file(Self.terminal), count: 3)
    }

    /// Runs the command, and waits until it ends. Meanwhile it has the terminal, so that the terminal's signal keys
    /// affect only the command; Ctrl-Z suspends this program, too. A signal that ends this program is passed on to the
    /// command. Afterwards the terminal's mode is restored.
    ///
    /// - Parameter input: the standard input of the command. A command that edits a file ignores it and reads the
    ///   terminal.
    /// - Returns: the exit code of the command, or 128 plus the number of the signal that ended the command or, if the
    ///   command fails, was passed on to it. As in any shell, 126 and 127 mean that the command could not be run.
    /// - Throws: ``SystemError`` when the shell cannot be started, such as because the terminal or a pipe cannot be
    ///   opened, or when the command's exit status is unavailable.
    public func run(input: String = "") throws(SystemError) -> Int32 {
        var mode = termios()
        let hasMode = tcgetattr(STDIN_FILENO, &mode) == 0
        let actions = Self.keySignals.map { ($0, Self.ignore($0)) }
        defer {
            for (signal, action) in actions { Self.take(action, for: signal) }
            if hasMode { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }
        }
        let terminal = ForegroundTerminal()
        let command = try start(leadingGroup: terminal != nil, input: input)
        do {
            let (status, signal) = try ForegroundCommand.wait(for: command, with: terminal)
            if status & 0x7F != 0 { return 128 + (status & 0x7F) }
            let code = (status >> 8) & 0xFF
            return code == 0 || signal == 0 ? code : 128 + signal
        } catch {
            throw SystemError(.open, Self.shell, code: error.code)
        }
    }

    private static let shell = "/bin/sh"
    private static let terminal = "/dev/tty"

    /// Starts the command, and returns its process. Unless it reads the terminal, its standard input is a pipe.
    private func start(leadingGroup leadsGroup: Bool, input: String) throws(SystemError) -> pid_t {
        guard streams.isEmpty else { return try start(with: streams, leadsGroup) }
        let pipe = try ChildPipe()
        let command = try start(with: [.descriptor(pipe.reading.number)], leadsGroup)
        Self.feed(input, into: pipe.writing)
        return command
    }

    /// Writes the input on a queue of its own, because the command may stop before it has read the whole input. The
    /// command may also end before that; the rest is then left out.
    private static func feed(_ input: String, into pipe: OpenDescriptor) {
        DispatchQueue(label: "dev.ribcage.platform.input").async {
            try? BrokenPipe.isNoSignal(at: pipe.number) { () throws(SystemError) in
                try writeAll(input.utf8, to: pipe.number)
            }
        }
    }

    private func start(with streams: [Spawn.Stream], _ leadsGroup: Bool) throws(SystemError) -> pid_t {
        do {
            return try Spawn.start(
                [Self.shell, "-c", line], streams: streams, restoresSignals: true, leadsGroup: leadsGroup)
        } catch {
            throw SystemError(.open, error.code == ENXIO ? Self.terminal : Self.shell, code: error.code)
        }
    }

    /// The signals of Ctrl-C and Ctrl-\.
    private static let keySignals = [SIGINT, SIGQUIT]

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
