import MandalartDomainInterface
package import Platform
package import ProfileDomainInterface
package import SuggestionsDomainInterface

/// Asks the program that the person chose.
///
/// It is asked only if one was chosen, and told no more than ``SuggestionRequest`` has. Its answer is text of a stranger.
package struct SuggesterProgram: Suggester {
    /// How long a program may think, and how much it may say.
    package static let limits = ChildProgram.Limits(time: .seconds(60), output: 1_000_000, error: 1_000_000)

    /// How many suggestions a program is asked for, so that there are more when the first ones are not wanted.
    static let count = 12

    private let profiles: any ProfileRepository
    private let environment: Environment
    private let limits: ChildProgram.Limits

    /// - Parameters:
    ///   - profiles: says which program the person chose.
    ///   - environment: the variables of this program, of which the other one gets few.
    ///   - limits: how much it may use.
    package init(
        _ profiles: any ProfileRepository, environment: Environment = .process,
        limits: ChildProgram.Limits = SuggesterProgram.limits
    ) {
        (self.profiles, self.environment, self.limits) = (profiles, environment, limits)
    }

    /// The program's suggestions, without what the context does not want.
    ///
    /// - Throws: `ChildProgramError` and ``SuggestionAnswerError`` of the program, `CancellationError`, and the error of
    ///   the repository.
    package func suggestions(for context: SuggestionContext, atMost count: Int) async throws -> [Suggestion] {
        guard let command = try await profiles.profile().suggester else { return [] }
        let request = SuggestionRequest(context, atMost: max(count, Self.count))
        let titles = try await titles(command, request)
        var filter = SuggestionFilter(context)
        return titles.filter { filter.admits($0) }.prefix(count).map { Suggestion($0, from: .program) }
    }

    private func titles(_ command: SuggesterCommand, _ request: SuggestionRequest) async throws -> [Title] {
        let program = ChildProgram(
            words(of: command), environment: environment.forChildren, limits: limits)
        let answer = try await program.run(input: Array(request.line.utf8))
        return try SuggestionAnswer.titles(
            in: answer.output, atMost: request.count, from: command.words.first ?? "")
    }

    /// The words, where a `~` at the beginning of a path is the home folder, as in a shell.
    private func words(of command: SuggesterCommand) -> [String] {
        guard let home = environment["HOME"] else { return command.words }
        return command.words.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
    }
}
