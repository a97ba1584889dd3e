public import Languages

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The arguments and properties of this process.
public enum CurrentProcess {
    /// The error for an argument that is not valid UTF-8.
    public struct InvalidArgument: Explained, Equatable {
        /// The number of the argument, counted from 1.
        public let number: Int

        /// The one-line message of the error.
        public var explanation: Phrase { SystemPhrases.invalidArgument(number) }
    }

    /// Returns the arguments after the program's name.
    ///
    /// - Throws: ``InvalidArgument`` for an argument that is not valid UTF-8.
    public static func arguments() throws(InvalidArgument) -> [String] {
        var arguments: [String] = []
        for number in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[number], let argument = String(validatingCString: bytes) else {
                throw InvalidArgument(number: number)
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

    /// Opens `/dev/null` in place of closed standard streams. Otherwise the next file to be opened, such as a database,
    /// would get the descriptor of a stream, and output would overwrite it. Writing to a closed output still fails.
    public static func occupyStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
