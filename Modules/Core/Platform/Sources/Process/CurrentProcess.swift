public import Languages

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The arguments and properties of this process.
public enum CurrentProcess {
    /// An argument that is no text.
    public struct InvalidArgument: Explained, Equatable {
        /// Which one, counted from 1.
        public let number: Int

        /// One line for a person.
        public var explanation: Phrase { SystemPhrases.invalidArgument(number) }
    }

    /// The arguments after the program's name.
    ///
    /// - Throws: ``InvalidArgument`` for bytes that are no UTF-8.
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

    /// The absolute path of the program's file, without links. `nil` where the system does not tell.
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

    /// Stands still until the shell resumes the program. Called for ``Signal/suspend`` when the terminal is in order.
    public static func suspend() {
        Signal.suspend.actByDefault()
    }

    /// Puts `/dev/null` in the place of standard streams that are closed. Otherwise the next file that is opened, such
    /// as a database, would get the number of a stream, and be written to. Writing to a closed output fails all the same.
    public static func occupyStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
