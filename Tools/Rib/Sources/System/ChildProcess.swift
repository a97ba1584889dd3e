package import Platform

#if canImport(Darwin)
@preconcurrency import Darwin
#else
@preconcurrency import Glibc
#endif

/// A program that is run to its end, found through `PATH`.
package enum ChildProcess {
    /// How a program ended.
    package struct Result: Sendable {
        /// Its exit code; 128 and the signal's number for one that a signal ended, as a shell tells it.
        package let exitCode: Int32
        /// What it wrote to standard output.
        package let output: String
    }

    /// Runs a program, with nothing to read, and keeps what it writes to standard output. What it writes to
    /// standard error goes where that of this process goes, unless it `isQuiet`.
    ///
    /// - Throws: ``SystemError`` when it cannot be started.
    package static func run(_ words: [String], isQuiet: Bool = false) throws(SystemError) -> Result {
        let name = words.first ?? ""
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last("run", name) }
        defer { close(ends[0]) }
        let process = try closing(ends[1]) { output throws(SystemError) in
            try start(words, output: output, isQuiet: isQuiet)
        }
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while true {
            let count = read(ends[0], &part, part.count)
            if count > 0 { bytes += part.prefix(count) } else if count == 0 || errno != EINTR { break }
        }
        return Result(exitCode: wait(for: process), output: String(decoding: bytes, as: UTF8.self))
    }

    /// Runs a program with the standard streams of this process.
    ///
    /// - Returns: its exit code.
    /// - Throws: ``SystemError`` when it cannot be started.
    package static func runInForeground(_ words: [String]) throws(SystemError) -> Int32 {
        wait(for: try start(words, output: nil, isQuiet: false))
    }

    private static func closing<Value>(
        _ descriptor: Int32, after body: (Int32) throws(SystemError) -> Value
    ) throws(SystemError) -> Value {
        defer { close(descriptor) }
        return try body(descriptor)
    }

    private static func start(_ words: [String], output: Int32?, isQuiet: Bool) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let output {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
            if output != STDOUT_FILENO { posix_spawn_file_actions_addclose(&actions, output) }
        }
        if isQuiet { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
        let copies = words.map { strdup($0) } + [nil]
        defer { copies.forEach { free($0) } }
        var process = pid_t()
        let code = posix_spawnp(&process, words.first ?? "", &actions, nil, copies, environ)
        guard code == 0 else { throw SystemError("run", words.first, code: code) }
        return process
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
