public import Basics
import ConsoleTesting
public import Host
public import Platform

extension Program {
    /// Runs the program on a console of its own.
    ///
    /// - Parameters:
    ///   - arguments: the words of the command line.
    ///   - lines: what a person types; `nil` for a run without a person.
    ///   - makeApp: as for `Program.run(_:on:environment:_:)`.
    /// - Returns: the exit code, and the lines of the console, which begin with `!` for messages.
    @MainActor public func transcript(
        of arguments: [String], typing lines: [String]? = nil,
        _ makeApp: (Invocation, LanguageChoice) async throws -> App
    ) async -> (code: ExitCode, transcript: [String]) {
        let console = ConsoleScript(lines ?? [], isInteractive: lines != nil)
        let code = await run(arguments, on: console, makeApp)
        return (code, console.transcript)
    }
}
