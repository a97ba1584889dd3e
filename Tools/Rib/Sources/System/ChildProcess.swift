import Basics
package import Platform

#if canImport(Darwin)
@preconcurrency import Darwin
#else
@preconcurrency import Glibc
#endif

/// Runs programs found through `PATH`, and waits until they end.
package enum ChildProcess {
    package struct Result: Sendable {
        /// The exit code; 128 plus the signal's number for a program that a signal ended, as in a shell.
        package let exitCode: Int32
        package let output: String
    }

    /// Runs a program without input, and captures its standard output. Its standard error is that of this process,
    /// unless it `isQuiet`.
    package static func run(_ words: [String], isQuiet: Bool = false) throws(SystemError) -> Result {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last("run", words.first ?? "") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (reading, writing) = (ends[0], ends[1])
        defer { close(reading) }
        let streams: [Spawn.Stream] = [
            .file("/dev/null"), .descriptor(writing), isQuiet ? .file("/dev/null") : .inherited,
        ]
        let started = Swift.Result { () throws(SystemError) in try start(words, streams: streams) }
        // Closed before reading, because the pipe ends only when no process can write to it.
        close(writing)
        let process = try started.get()
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while true {
            let count = read(reading, &part, part.count)
            if count > 0 { bytes += part.prefix(count) } else if count == 0 || errno != EINTR { break }
        }
        return Result(exitCode: try wait(for: process, of: words), output: String(decoding: bytes, as: UTF8.self))
    }

    /// Runs a program with the standard streams of this process.
    ///
    /// - Returns: its exit code.
    package static func runInForeground(_ words: [String]) throws(SystemError) -> Int32 {
        try wait(for: try start(words), of: words)
    }

    private static func start(_ words: [String], streams: [Spawn.Stream] = []) throws(SystemError) -> pid_t {
        do {
            return try Spawn.start(words, streams: streams)
        } catch {
            throw SystemError("run", error.program, code: error.code)
        }
    }

    static func wait(for process: pid_t, of words: [String]) throws(SystemError) -> Int32 {
        do {
            let status = try Spawn.wait(for: process).status
            let signal = status & 0x7F
            return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        } catch {
            throw SystemError("wait for", words.first ?? "", code: error.code)
        }
    }
}

/// The build system of SwiftPM: the one named by the environment variable `BUILD_SYSTEM`, or else the toolchain's
/// default; with the options in `BUILD_OPTIONS`, because a build with other options would rebuild everything.
/// `Tools/lib/build.sh` does the same for the scripts.
package struct BuildSystem {
    private let name: String?
    private let options: [String]

    package init(_ environment: Environment = .process) {
        name = environment["BUILD_SYSTEM"]
        options = environment["BUILD_OPTIONS"]?.split(separator: " ").map(String.init) ?? []
    }

    /// Returns the words of a SwiftPM command, such as `swift build`, for the package in a folder.
    package func swift(_ command: String, at root: String) -> [String] {
        let words = ["swift", command, "--package-path", root] + options
        guard let name else { return words }
        // In a shared folder, each change of the build system would rebuild everything.
        let scratch = name == "swiftbuild" ? ["--scratch-path", "\(root)/.build-swiftbuild"] : []
        return words + ["--build-system", name] + scratch
    }

    /// Returns the folder of the compiled modules of a build: `Modules` in the folder of products, or else that folder
    /// itself. Only the native build system creates `Modules`.
    package static func modules(in products: String) -> String {
        FileSystem.isFolder("\(products)/Modules") ? "\(products)/Modules" : products
    }
}

extension SystemError {
    /// Creates the error of a failed call. The verb describes the call, such as “run”.
    init(_ verb: String, _ path: String?, code: Int32) {
        self.init(.other(Phrase(verbatim: "cannot \(verb)")), path, code: code)
    }

    /// Returns the error of the call that just failed, with its `errno`.
    static func last(_ verb: String, _ path: String) -> SystemError { SystemError(verb, path, code: errno) }
}
