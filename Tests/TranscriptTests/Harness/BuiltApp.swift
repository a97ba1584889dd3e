import Platform
import PlatformTesting
import ProcessKit

/// A built app, run to its end for one command.
struct BuiltApp {
    /// The exit code, and what was written to standard output and standard error.
    typealias Result = (code: Int32, output: String, error: String)

    let name: String

    /// Runs one command on a data folder, or the lines of an input.
    ///
    /// - Throws: ``Failure`` if it cannot be started or does not end.
    func run(
        _ words: [String], in home: TemporaryFolder, data: String = "data", typing input: String = ""
    ) async throws -> Result {
        let streams = try TemporaryFolder()
        let files = ["output", "error"].map(streams.file)
        let lines = try streams.write(input, to: "input")
        let child = try Child(
            [Program.path(name), "--data", home.file(data)] + words, home: home.path,
            streams: [.file(lines)] + files.map(Spawn.Stream.file))
        let code = try await child.end().code
        let texts = try ["output", "error"].map { String(decoding: try streams.bytes(of: $0), as: UTF8.self) }
        return (code, texts[0], texts[1])
    }
}

/// The built `mandalart`.
enum Mandalart {
    typealias Result = BuiltApp.Result

    /// Runs one command, as ``BuiltApp/run(_:in:data:typing:)``.
    static func run(
        _ words: [String], in home: TemporaryFolder, data: String = "data", typing input: String = ""
    ) async throws -> Result {
        try await BuiltApp(name: "mandalart").run(words, in: home, data: data, typing: input)
    }
}
