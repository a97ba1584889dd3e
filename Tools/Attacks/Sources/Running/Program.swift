import Foundation
import Platform
import ProcessKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The program of an app under attack. The build places it beside this tool.
@MainActor struct Program {
    let app: App
    let path: String
    /// The path of the library that records calls and makes them fail, which is beside the program; `nil` on systems
    /// other than Linux.
    let preload: String?
    private let home: String

    /// The location of this tool. The programs and the library that the tool needs are in the same folder.
    static var tool: URL { Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]) }

    init(of app: App, home: ScratchFolder) throws {
        self.app = app
        let folder = Self.tool.deletingLastPathComponent()
        path = folder.appending(path: app.name).path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure("There is no program at \(path). Tools/torture builds it.")
        }
        let library = folder.appending(path: "torture-preload.so").path
        preload = FileManager.default.fileExists(atPath: library) ? library : nil
        #if os(Linux)
        guard preload != nil else { throw Failure("There is no library at \(library). Tools/torture builds it.") }
        #endif
        self.home = home.path
    }

    /// Starts the program in a session of its own, at the terminal with a path, and returns its process.
    func start(_ arguments: [String], at terminal: String, environment: [String]) throws -> pid_t {
        let streams = [Spawn.Stream](repeating: .file(terminal), count: 3)
        return try Spawn.start(
            [path] + arguments, environment: usual + environment, streams: streams, restoresSignals: true,
            leadsSession: true, closesOthers: true)
    }

    /// The environment variables of every program. Crash reports are turned off, because each would take a second, and
    /// crashes are among the faults that the attacks look for.
    private var usual: [String] {
        ["HOME=\(home)", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no"]
    }

    /// Starts the program, and returns its process. Standard output and standard error share a stream, so that their
    /// order is kept.
    func start(_ arguments: [String], input: CInt, output: CInt, environment: [String] = []) throws -> pid_t {
        let streams = [input, output, output].map(Spawn.Stream.descriptor)
        return try Spawn.start(
            [path] + arguments, environment: usual + environment, streams: streams, restoresSignals: true)
    }
}
