import Platform
import PlatformTesting
import ProcessKit

/// A home of its own for a built app, whose data is in a folder of it.
extension TemporaryFolder {
    /// The exit code, and what was written to standard output and standard error.
    typealias Result = (code: Int32, output: String, error: String)

    /// The command line of an app.
    ///
    /// - Throws: ``Failure`` when the app has not been built.
    func command(_ words: [String], app: String = "mandalart", data: String = "data") throws -> [String] {
        [try Program.path(app), "--data", file(data)] + words
    }

    /// Runs one command, or the lines of an input, to its end.
    ///
    /// - Throws: ``Failure`` if it cannot be started or does not end.
    func run(_ words: [String], data: String = "data", typing input: String = "") async throws -> Result {
        let streams = try TemporaryFolder()
        let files = ["output", "error"].map(streams.file)
        let lines = try streams.write(input, to: "input")
        let child = try Child(
            command(words, data: data), home: path, streams: [.file(lines)] + files.map(Spawn.Stream.file))
        let code = try await child.end().code
        let texts = try ["output", "error"].map { String(decoding: try streams.bytes(of: $0), as: UTF8.self) }
        return (code, texts[0], texts[1])
    }

    /// The same of the words of one command.
    func run(_ words: String..., data: String = "data") async throws -> Result {
        try await run(words, data: data)
    }

    /// Starts an app in a terminal, with variables of the environment.
    ///
    /// - Throws: as `Session.inTerminal(_:home:type:locale:)`.
    func terminal(
        _ words: String..., app: String = "mandalart", variables: [String] = [], type: String = "xterm",
        locale: String = "C.UTF-8"
    ) throws -> Session {
        let environment = variables.isEmpty ? [] : ["/usr/bin/env", "-u", "VISUAL"] + variables
        return try Session.inTerminal(
            environment + command(words, app: app), home: path, type: type, locale: locale)
    }

    /// Starts mandalart in a terminal as a new person does, up to the first prompt.
    ///
    /// - Throws: as ``terminal(_:app:variables:type:locale:)`` and `Session.expect(_:within:)`.
    func newPerson(type: String = "xterm", locale: String = "C.UTF-8") async throws -> Session {
        let session = try terminal(type: type, locale: locale)
        try await session.answer(["nickname> ": "Juno", "core goal (Enter skips it)> ": ""])
        try await session.expect("home> ")
        return session
    }

    /// Starts mandalart over pipes.
    ///
    /// - Throws: as `Session.overPipes(_:home:watching:)`.
    func pipes(_ words: String..., watching: Session.Watched = .error) throws -> Session {
        try Session.overPipes(command(words), home: path, watching: watching)
    }

    /// Whether a file is there.
    func has(_ name: String) -> Bool { FileSystem.exists(file(name)) }

    /// The contents of a file.
    ///
    /// - Throws: Foundation's error when it cannot be read.
    func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }
}
