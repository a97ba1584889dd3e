import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The program under attack, which the build places beside this tool.
@MainActor struct Program {
    /// The environment and streams of a process.
    struct Streams {
        let input, output: CInt
        /// Descriptors of the parent that the process must not inherit.
        var others: [CInt] = []
    }

    let path: String
    /// The library that records and fails calls; `nil` on other systems than Linux.
    let preload: String?
    private let home: String

    init(home: TemporaryFolder) throws {
        let folder = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
        path = folder.appending(path: "mandalart").path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure("There is no program at \(path). Tools/torture builds it.")
        }
        let library = folder.appending(path: "torture-preload.so").path
        preload = FileManager.default.fileExists(atPath: library) ? library : nil
        self.home = home.path
    }

    /// Starts the program without a shell. Output and errors go to one stream, so that their order is kept.
    func start(_ arguments: [String], streams: Streams, environment: [String] = []) throws -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, streams.input, 0)
        posix_spawn_file_actions_adddup2(&actions, streams.output, 1)
        posix_spawn_file_actions_adddup2(&actions, streams.output, 2)
        for file in streams.others + [streams.input, streams.output] where file > 2 {
            posix_spawn_file_actions_addclose(&actions, file)
        }
        let words = Self.copies([path] + arguments)
        // Crashes are among the faults looked for: a report of each would take a second.
        let usual = ["HOME=\(home)", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no"]
        let variables = Self.copies(usual + environment)
        defer { (words + variables).forEach { free($0) } }
        var process = pid_t()
        let code = posix_spawn(&process, path, &actions, nil, words, variables)
        guard code == 0 else { throw Failure("\(path) cannot be started: \(String(cString: strerror(code)))") }
        return process
    }

    /// C strings with a `nil` at the end. The caller frees them.
    private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }
}
