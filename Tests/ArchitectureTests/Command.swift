import Foundation
import PlatformTesting

/// A command that has ended: its exit code, and what it wrote to either stream.
struct Command {
    let exitCode: Int32
    let output: String

    /// Runs a program, found through `PATH`, and waits for its end.
    ///
    /// - Throws: Foundation's error when the program cannot be started.
    static func run(_ arguments: [String]) async throws -> Command {
        let folder = try TemporaryFolder()
        let log = try FileHandle(forWritingTo: URL(filePath: folder.write("", to: "log")))
        defer { try? log.close() }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = Repository.root
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = log
        process.standardError = log
        let exitCode = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Command(exitCode: exitCode, output: try String(contentsOfFile: folder.file("log"), encoding: .utf8))
    }

    /// Runs the Swift compiler in the language mode of the manifest.
    static func compile(_ arguments: [String]) async throws -> Command {
        let target = try target
        return try await run(["swiftc", "-swift-version", "6"] + target + arguments)
    }

    /// The options for the version of macOS that the built modules are for; none elsewhere.
    private static var target: [String] {
        get throws {
            #if canImport(Darwin)
            let version = try Repository.text("Project.swift").firstMatch(of: /\.macOS\("([\d.]+)"\)/)?.output.1 ?? ""
            #if arch(arm64)
            return ["-target", "arm64-apple-macosx\(version)"]
            #else
            return ["-target", "x86_64-apple-macosx\(version)"]
            #endif
            #else
            return []
            #endif
        }
    }

    /// What the command wrote, when it succeeded.
    ///
    /// - Throws: ``Failure``, which holds what it wrote, when it did not.
    func successfulOutput() throws -> String {
        guard exitCode == 0 else { throw Failure(description: "exit code \(exitCode):\n\(output)") }
        return output
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
