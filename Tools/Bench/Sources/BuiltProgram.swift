import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that the build has put beside this one, or one of the system. It runs with a home folder of its own.
struct BuiltProgram {
    private let path: String
    private let home: TemporaryFolder
    private let environment: [String]

    /// A copy, as an installer makes one: what a linker has just written starts up to a third slower, for as long as the
    /// system has it in memory as it was written.
    init(_ name: String, home: TemporaryFolder) throws {
        let bench = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let (built, copy) = (bench.deletingLastPathComponent().appending(path: name).path, home.file(name))
        if !FileManager.default.fileExists(atPath: copy) {
            try FileManager.default.copyItem(atPath: built, toPath: copy)
        }
        self.init(path: copy, home: home, environment: [])
    }

    /// A program of the system, with more in its environment; `nil` where it is not installed.
    init?(installed name: String, home: TemporaryFolder, environment: [String]) {
        let path = "/usr/bin/\(name)"
        guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
        self.init(path: path, home: home, environment: environment)
    }

    private init(path: String, home: TemporaryFolder, environment: [String]) {
        (self.path, self.home) = (path, home)
        self.environment = ["HOME=\(home.path)", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "TERM=xterm"] + environment
    }

    /// The size of its file, in millions of bytes.
    ///
    /// - Throws: what reading the attributes of the file throws.
    func megabytes() throws -> Double {
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        return Double(size ?? 0) / 1_000_000
    }

    /// Starts the program without a shell, throws away what it writes, and waits for its end.
    ///
    /// - Returns: the most memory that it took, in bytes.
    /// - Throws: ``Failure`` when it cannot be started or ends with anything but exit code 0.
    @discardableResult
    func run(_ arguments: [String], input: String = "/dev/null") throws -> Int {
        let process = try start(arguments, input: input, output: "/dev/null")
        return try memory(ofEnded: process, arguments)
    }

    /// Starts the program at a terminal of its own, where a person then types `quit`.
    ///
    /// - Returns: how long it takes from the start until the terminal shows a text.
    /// - Throws: ``Failure`` when it cannot be started, does not show the text, or ends with anything but exit code 0.
    func milliseconds(until text: String, _ arguments: [String]) throws -> Double {
        var (terminal, other): (CInt, CInt) = (-1, -1)
        guard openpty(&terminal, &other, nil, nil, nil) == 0, let name = ttyname(other) else {
            throw Failure("there is no terminal to be had")
        }
        defer { close(terminal) }
        let path = String(cString: name)
        let begin = ContinuousClock.now
        let process = try start(arguments, input: path, output: path)
        close(other)
        var (shown, buffer): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 4_096))
        while !String(decoding: shown, as: UTF8.self).contains(text) {
            let count = read(terminal, &buffer, buffer.count)
            guard count > 0 else { throw Failure("\(self.path) shows no “\(text)”") }
            shown += buffer.prefix(count)
        }
        let time = (ContinuousClock.now - begin) / .milliseconds(1)
        _ = write(terminal, "quit\n", 5)
        // What it shows meanwhile has room in the terminal.
        _ = try memory(ofEnded: process, arguments)
        return time
    }

    private func start(_ arguments: [String], input: String, output: String) throws -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, input == output ? O_RDWR : O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, output, O_WRONLY, 0)
        let words = Self.copies([path] + arguments)
        let environment = Self.copies(environment)
        defer { (words + environment).forEach { free($0) } }

        var process = pid_t()
        let code = posix_spawn(&process, path, &actions, nil, words, environment)
        guard code == 0 else { throw Failure("cannot start \(path): \(String(cString: strerror(code)))") }
        return process
    }

    /// Waits for the end of a process.
    private func memory(ofEnded process: pid_t, _ arguments: [String]) throws -> Int {
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
