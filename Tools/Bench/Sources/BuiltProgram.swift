import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that the build has put beside this one. It runs with a home folder of its own.
struct BuiltProgram {
    private let path: String
    private let home: TemporaryFolder

    init(_ name: String, home: TemporaryFolder) {
        let bench = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        path = bench.deletingLastPathComponent().appending(path: name).path
        self.home = home
    }

    /// Starts the program without a shell, throws away what it writes, and waits for its end.
    ///
    /// - Returns: the most memory that it took, in bytes.
    /// - Throws: ``Failure`` when it cannot be started or ends with anything but exit code 0.
    @discardableResult
    func run(_ arguments: [String], input: String = "/dev/null") throws -> Int {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        let words = Self.copies([path] + arguments)
        let environment = Self.copies(["HOME=\(home.path)", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"])
        defer { (words + environment).forEach { free($0) } }

        var process = pid_t()
        let code = posix_spawn(&process, path, &actions, nil, words, environment)
        guard code == 0 else { throw Failure("cannot start \(path): \(String(cString: strerror(code)))") }
        var (status, usage) = (Int32(0), rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        guard status == 0 else {
            throw Failure("\(path) \(arguments.joined(separator: " ")) failed with wait status \(status)")
        }
        #if canImport(Darwin)
        return usage.ru_maxrss
        #else
        return usage.ru_maxrss * 1_024
        #endif
    }

    /// Texts as the C library takes them, with `nil` at the end. The caller frees them.
    private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }
}
