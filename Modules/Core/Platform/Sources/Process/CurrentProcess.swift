public import Basics

#if canImport(Darwin)
import Darwin
import MachO.dyld
#else
import Glibc
#endif

/// The arguments and properties of this process.
public enum CurrentProcess {
    /// The error for arguments that are unavailable or invalid. A program must not run without them: it could use other
    /// data than the person specified.
    public enum ArgumentError: Explained, Equatable {
        /// The argument with a number, counted from 1, is not valid UTF-8.
        case invalid(Int)
        /// The system does not provide the arguments. On Linux, Swift reads them with the help of `/proc`.
        case unavailable

        /// The one-line message of the error.
        public var explanation: Phrase {
            switch self {
            case .invalid(let number): SystemPhrases.invalidArgument(number)
            case .unavailable: SystemPhrases.noArguments
            }
        }
    }

    /// Returns the arguments after the program's name.
    public static func arguments() throws(ArgumentError) -> [String] {
        try arguments(Int(CommandLine.argc)) { CommandLine.unsafeArgv[$0] }
    }

    /// Returns the arguments from their number, which includes the program's name, and their C strings.
    static func arguments(
        _ count: Int, _ bytes: (Int) -> UnsafeMutablePointer<CChar>?
    ) throws(ArgumentError) -> [String] {
        // Where Swift finds no arguments, it does not even find the program's name.
        guard count > 0 else { throw .unavailable }
        var arguments: [String] = []
        for number in 1..<count {
            guard let bytes = bytes(number), let argument = String(validatingCString: bytes) else {
                throw .invalid(number)
            }
            arguments.append(argument)
        }
        return arguments
    }

    /// The absolute path of the program's file, with links resolved. `nil` if the system does not provide it.
    public static var programPath: String? {
        #if canImport(Darwin)
        var (size, bytes) = (UInt32(0), [CChar]())
        _ = _NSGetExecutablePath(nil, &size)
        bytes = [CChar](repeating: 0, count: Int(size))
        guard _NSGetExecutablePath(&bytes, &size) == 0, let path = realpath(bytes, nil) else { return nil }
        #else
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        #endif
        defer { free(path) }
        return String(validatingCString: path)
    }

    /// Suspends the process until the shell resumes it, as ``Signal/suspend`` would. Restore the terminal's mode before
    /// the call.
    public static func suspend() {
        Signal.suspend.actByDefault()
    }

    /// Stops the process group while it is in the background of the terminal of standard input (SIGTTIN; POSIX.1-2024,
    /// 11.1.4), until the shell puts it into the foreground.
    ///
    /// The system does so itself only if the thread that reads does not block the signal, as threads of Dispatch do. A
    /// group without a shell cannot be stopped: this method returns after a second then, and the next read fails.
    ///
    /// - Returns: whether the process was stopped, so that what was known of the terminal may have changed.
    @discardableResult
    public static func awaitForeground() -> Bool {
        guard !Signal.backgroundRead.isIgnored else { return false }
        for attempt in 0..<50 {
            let foreground = tcgetpgrp(STDIN_FILENO)
            guard foreground > 0, foreground != getpgrp() else { return attempt > 0 }
            Signal.backgroundRead.actByDefault(inGroup: true)
        }
        return false
    }

    /// Makes sure that this process can open `count` more files, and raises the soft limit if necessary. Dispatch, for
    /// example, needs descriptors for the system's queues, and traps without them.
    public static func requireDescriptors(_ count: Int) throws(TooFewDescriptors) {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < 256, !areFree(count) else { return }
        limit.rlim_cur = min(limit.rlim_max, 1_024)
        _ = setrlimit(resource, &limit)
        guard areFree(count) else { throw TooFewDescriptors(count: count) }
    }

    /// The error for a limit of open files that is too low for the program.
    public struct TooFewDescriptors: Explained, Equatable {
        let count: Int

        /// The one-line message of the error.
        public var explanation: Phrase { SystemPhrases.tooFewDescriptors(count) }
    }

    private static func areFree(_ count: Int) -> Bool {
        let opened = (0..<count).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
        for descriptor in opened where descriptor >= 0 { close(descriptor) }
        return !opened.contains(-1)
    }

    #if canImport(Darwin)
    private static let resource = RLIMIT_NOFILE
    #else
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif

    /// Opens `/dev/null` in place of closed standard streams. Otherwise the next file to be opened, such as a database,
    /// would get the descriptor of a stream, and output would overwrite it. Writing to a closed standard output still
    /// fails.
    public static func occupyStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
