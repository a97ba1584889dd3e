#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A signal from a person or the system that the program may handle itself.
public enum Signal: Sendable {
    /// Ctrl-C: cancel the current work.
    case interrupt
    /// The terminal was closed.
    case hangUp
    /// A request to end the program (SIGTERM).
    case terminate
    /// Ctrl-\: end the program; a core dump is allowed.
    case quit
    /// Ctrl-Z: suspend the program until the shell resumes it.
    case suspend
    /// The shell has resumed the program.
    case resume
    /// The program has read the terminal in the background: it is stopped until the shell puts it into the foreground.
    case backgroundRead

    /// The system's number of the signal.
    var number: Int32 {
        switch self {
        case .interrupt: SIGINT
        case .hangUp: SIGHUP
        case .terminate: SIGTERM
        case .quit: SIGQUIT
        case .suspend: SIGTSTP
        case .resume: SIGCONT
        case .backgroundRead: SIGTTIN
        }
    }

    /// Creates a signal from the system's number; `nil` if no case has that number.
    init?(number: Int32) {
        switch number {
        case SIGINT: self = .interrupt
        case SIGHUP: self = .hangUp
        case SIGTERM: self = .terminate
        case SIGQUIT: self = .quit
        case SIGTSTP: self = .suspend
        case SIGCONT: self = .resume
        case SIGTTIN: self = .backgroundRead
        default: return nil
        }
    }

    /// The signals that always end a program, whatever it is doing. Ctrl-C is not among them: it may only cancel a
    /// command.
    public static let endings: [Signal] = [.hangUp, .terminate, .quit]

    /// Whether the parent process made the program ignore the signal, as `nohup` does.
    var isIgnored: Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Performs the signal's default action: ends or suspends the program, and with it the other programs of its process
    /// group if `inGroup` is true.
    func actByDefault(inGroup: Bool = false) {
        var (standard, before) = (sigaction(), sigaction())
        sigaction(number, &standard, &before)
        var (signals, mask) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, &mask)
        if inGroup { kill(0, number) } else { raise(number) }
        // On macOS, the signal may go to another thread (raise(3) there), and arrive a little later: until then, the
        // default action must stay. Only a program that was suspended continues here, or the first process of a container,
        // which the kernel spares.
        poll(nil, 0, self == .suspend || self == .backgroundRead ? 20 : 1_000)
        pthread_sigmask(SIG_SETMASK, &mask, nil)
        sigaction(number, &before, nil)
    }
}
