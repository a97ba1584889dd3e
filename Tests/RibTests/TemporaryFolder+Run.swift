import Foundation
import Platform
import PlatformTesting
import RibKit

extension TemporaryFolder {
    /// Runs a program in the folder, or in one inside of it, stops it after a limit in seconds, and keeps all that it
    /// writes.
    func run(
        _ words: String, in place: String = "", input: String = "", limit: Double? = nil
    ) throws -> (code: Int32, output: String) {
        let (process, log) = (Process(), file(".log"))
        _ = try write("", to: ".log")
        _ = try write(input, to: ".input")
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words.split(separator: " ").map(String.init)
        process.currentDirectoryURL = URL(filePath: file(place))
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: file(".input")))
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: log))
        process.standardError = process.standardOutput
        try process.run()
        let stop = DispatchWorkItem { [process] in process.interrupt() }
        if let limit { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: stop) }
        process.waitUntilExit()
        stop.cancel()
        return (process.terminationStatus, try String(contentsOfFile: log, encoding: .utf8))
    }

    /// The paths of all that lies in a folder of this one, relative to it.
    func paths(in name: String) -> [String] {
        FileManager.default.enumerator(atPath: file(name))?.compactMap { $0 as? String } ?? []
    }
}

/// Carries out some words of the tool in a folder: its exit code, what it shows, and what it tells.
@discardableResult
func runRib(
    _ words: [String], in folder: String = Golden.root.path
) -> (code: Int32, output: String, messages: String) {
    var (output, messages) = ("", "")
    let context = Tool.Context(folder: folder, show: { output += $0 }, tell: { messages += $0 })
    let code = Tool(context).run(words)
    return (code.rawValue, output, messages)
}
