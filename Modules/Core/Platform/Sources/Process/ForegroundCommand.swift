import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The shell command that this program waits for, such as an editor. It must not outlive the program.
enum ForegroundCommand {
    /// The process of the command or, as a negative number, its process group; 0 if there is none.
    private static let target = Atomic<pid_t>(0)
    /// The number of the signal that ends this program; 0 if there is none.
    private static let ending = Atomic<Int32>(0)

    /// Passes a signal that ends this program on to the command, and to any command that starts later. May be called in
    /// a signal handler, once ``prepare()`` has run.
    static func pass(_ signal: Int32) {
        ending.store(signal, ordering: .sequentiallyConsistent)
        passEnding()
    }

    private static func passEnding() {
        let signal = ending.load(ordering: .sequentiallyConsistent)
        let target = target.load(ordering: .sequentiallyConsistent)
        guard target != 0, signal != 0 else { return }
        kill(target, signal)
        // A stopped process gets the signal when it goes on.
        kill(target, SIGCONT)
    }

    /// Initializes the state, because a signal handler must not.
    static func prepare() { _ = target.load(ordering: .relaxed) + ending.load(ordering: .relaxed) }

    /// Gives the terminal, if any, to a command, and waits until the command has ended. Signals that arrive meanwhile are
    /// passed on to it. One command runs at a time. Returns the wait status of the process, and the number of the signal
    /// that was passed on; 0 for none.
    static func wait(
        for command: pid_t, with terminal: ForegroundTerminal?
    ) throws(Spawn.UnknownEnd) -> (status: Int32, signal: Int32) {
        target.store(terminal == nil ? command : -command, ordering: .sequentiallyConsistent)
        terminal?.give(to: command)
        passEnding()
        var information = siginfo_t()
        while true {
            let stops = terminal == nil ? 0 : WSTOPPED
            let code = waitid(P_PID, id_t(command), &information, WEXITED | WNOWAIT | stops)
            guard code == 0 ? information.si_code == CLD_STOPPED : errno == EINTR else { break }
            guard code == 0, let terminal else { continue }
            // The shell that runs this program has the terminal until it resumes the program.
            terminal.give(to: getpgrp())
            Signal.suspend.actByDefault(inGroup: true)
            terminal.give(to: command)
        }
        terminal?.give(to: getpgrp())
        // Once the process is reaped, another one may get its number.
        target.store(0, ordering: .sequentiallyConsistent)
        return (try Spawn.wait(for: command).status, ending.load(ordering: .relaxed))
    }
}

/// The terminal of which the process group of this program is in the foreground (POSIX.1-2024, 11.1.4).
struct ForegroundTerminal {
    private let device: OpenDescriptor

    /// Opens the terminal; `nil` if there is none, or another process group has it.
    init?() {
        let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        device = OpenDescriptor(descriptor)
        if tcgetpgrp(descriptor) != getpgrp() { return nil }
    }

    /// Puts a process group into the foreground. If the group has stopped because it was not, it goes on.
    func give(to group: pid_t) {
        // Otherwise, a process in the background would be stopped by the call.
        var (output, before) = (sigset_t(), sigset_t())
        sigemptyset(&output)
        sigaddset(&output, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &output, &before)
        tcsetpgrp(device.number, group)
        pthread_sigmask(SIG_SETMASK, &before, nil)
        if group != getpgrp() { kill(-group, SIGCONT) }
    }
}
