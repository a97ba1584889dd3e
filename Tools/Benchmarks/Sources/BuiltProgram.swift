import Foundation
import Platform
import ProcessKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program to measure: one that the build has placed beside `bench`, or one of the system. It runs with a given home
/// folder.
struct BuiltProgram {
    private let path: String
    private let home: ScratchFolder
    private let environment: [String]

    /// Creates a program from a copy of a built one in the home folder.
    init(_ name: String, home: ScratchFolder, environment: [String] = []) throws {
        let bench = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let built = bench.deletingLastPathComponent().appending(path: name).path
        self.init(path: try Self.copy(built, to: home.file(name)), home: home, environment: environment)
    }

    /// Copies an installed program into the home folder, and creates a program from the copy, with additional
    /// environment variables; `nil` if the program is not in `/usr/bin`.
    init?(installed name: String, home: ScratchFolder, environment: [String]) throws {
        let path = "/usr/bin/\(name)"
        guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
        self.init(path: try Self.copy(path, to: home.file(name)), home: home, environment: environment)
    }

    /// Copies a program unless the copy exists, and returns the path of the copy. All programs that are compared are
    /// copied alike and in large pieces, as `cp` and installers do: a program that was written in pieces of 4 KiB, as
    /// by a linker, starts up to a third slower while it is in the system's file cache.
    private static func copy(_ program: String, to copy: String) throws -> String {
        if FileManager.default.fileExists(atPath: copy) { return copy }
        try Data(contentsOf: URL(filePath: program)).write(to: URL(filePath: copy))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy)
        return copy
    }

    private init(path: String, home: ScratchFolder, environment: [String]) {
        (self.path, self.home) = (path, home)
        self.environment = ["HOME=\(home.path)", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "TERM=xterm"] + environment
    }

    /// Returns the size of the program's file in megabytes.
    ///
    /// - Throws: the error of reading the file's attributes.
    func megabytes() throws -> Double {
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        return Double(size ?? 0) / 1_000_000
    }

    /// Runs the program without a shell, discards its output, and waits for its end.
    ///
    /// - Returns: the peak memory of the program in bytes.
    /// - Throws: ``Failure`` if the program cannot be started or ends with anything but exit code 0.
    @discardableResult
    func run(_ arguments: [String], input: String = "/dev/null") throws -> Int {
        let process = try start(arguments, input: input, output: "/dev/null")
        return try memory(ofEnded: process, arguments)
    }

    /// Starts the program in a terminal, waits until it shows a text, and types `quit`.
    ///
    /// - Returns: the time from the start until the terminal shows the text, in milliseconds.
    /// - Throws: ``Failure`` if the program cannot be started, does not show the text, or ends with anything but exit
    ///   code 0.
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
        // The terminal has room for the output that is not read.
        _ = try memory(ofEnded: process, arguments)
        return time
    }

    private func start(_ arguments: [String], input: String, output: String) throws -> pid_t {
        try Spawn.start(
            [path] + arguments, environment: environment, streams: [.file(input), .file(output), .file(output)])
    }

    /// Waits for the end of a process, and returns the peak memory of the process in bytes.
    private func memory(ofEnded process: pid_t, _ arguments: [String]) throws -> Int {
        let (status, memory) = try Spawn.wait(for: process)
        guard status == 0 else {
            throw Failure("\(path) \(arguments.joined(separator: " ")) failed with wait status \(status)")
        }
        return memory
    }
}
