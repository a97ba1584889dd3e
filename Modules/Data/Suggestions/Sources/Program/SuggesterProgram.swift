package import Basics
import MandalartDomainInterface
package import Platform
package import ProfileDomainInterface
package import Resource
package import SuggestionsDomainInterface

/// Requests suggestions from an external program that the person has chosen.
///
/// Without such a choice, no program runs. The program receives nothing except the ``SuggestionRequest``, and its
/// answer is untrusted text. Answers are cached for an hour, and equal requests share one run. A request with any
/// difference, or to another program, causes another run.
package struct SuggesterProgram: Suggester {
    /// The limits of the program's running time and output.
    package static let limits = ChildProgram.Limits(time: .seconds(60), output: 1_000_000, error: 1_000_000)

    /// The settings for a store that caches answers in memory until they expire.
    package static var settings: ResourceSettings {
        var settings = ResourceSettings()
        (settings.idleTime, settings.idleCount) = (lifetime, 100)
        return settings
    }

    private static let lifetime = Duration.seconds(3_600)

    /// The number of suggestions to request from the program. It is greater than the number shown, because some may be
    /// unwanted.
    static let count = 12

    private static let kind = ResourceKind<[Title]>("suggestions of a program", lifetime: lifetime)

    private let profiles: any ProfileRepository
    private let trusted: any TrustedSuggesters
    private let isRecorded: Bool
    private let answers: ResourceStore
    private let environment: Environment
    private let limits: ChildProgram.Limits

    /// Creates a suggester. The store of answers must not use a disk, so that no title is stored outside the store of the
    /// charts. The program gets only a few variables of the environment. In a recorded or replayed run, no program runs:
    /// a recording, which may come from elsewhere, must not choose one.
    package init(
        _ profiles: any ProfileRepository, trusted: any TrustedSuggesters, isRecorded: Bool = false,
        answers: ResourceStore,
        environment: Environment = .process, limits: ChildProgram.Limits = SuggesterProgram.limits
    ) {
        (self.trusted, self.isRecorded) = (trusted, isRecorded)
        (self.profiles, self.answers, self.environment, self.limits) = (profiles, answers, environment, limits)
    }

    /// Returns the program's suggestions, without those that the context excludes; none if the person has not chosen a
    /// program.
    ///
    /// - Throws: ``RecordedSuggester``, ``UntrustedSuggester``, `ChildProgramError` and ``SuggestionAnswerError`` for a
    ///   failure of the program, `CancellationError`, and the error of the repository.
    package func suggestions(for context: SuggestionContext, atMost count: Int) async throws -> [Suggestion] {
        guard let command = try await profiles.profile().suggester else { return [] }
        if isRecorded { throw RecordedSuggester() }
        guard trusted.trusts(command) else { throw UntrustedSuggester(command: command) }
        let request = SuggestionRequest(context, atMost: max(count, Self.count))
        let titles = try await titles(command, request)
        var filter = SuggestionFilter(context)
        return titles.filter { filter.admits($0) }.prefix(count).map { Suggestion($0, from: .program) }
    }

    /// Returns no notices, because a failure of the program is an error of ``suggestions(for:atMost:)``.
    package func notices() -> [Phrase] { [] }

    /// Returns the titles of a cached answer, or else of a new one.
    private func titles(_ command: SuggesterCommand, _ request: SuggestionRequest) async throws -> [Title] {
        let key = Self.key(command, request)
        do {
            return try await answers.resource(key) { _ in try await answer(of: command, to: request) }.updated()
        } catch let failure as ResourceFailure {
            throw failure.cause
        }
    }

    private static func key(_ command: SuggesterCommand, _ request: SuggestionRequest) -> ResourceKey<[Title]> {
        // NUL separates the words, because a word cannot contain it.
        kind.key((command.words + [request.line]).joined(separator: "\0"))
    }

    private func answer(of command: SuggesterCommand, to request: SuggestionRequest) async throws -> [Title] {
        let program = ChildProgram(words(of: command), environment: environment.forChildren, limits: limits)
        let answer = try await program.run(input: Array(request.line.utf8))
        return try SuggestionAnswer.titles(
            in: answer.output, atMost: request.count, from: command.words.first ?? "")
    }

    /// Returns the words of the command, with `~/` at the beginning of a word expanded as in a shell.
    private func words(of command: SuggesterCommand) -> [String] {
        guard let home = environment["HOME"] else { return command.words }
        return command.words.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
    }
}

/// The error for a program in a recorded or replayed run. It is not run.
package struct RecordedSuggester: Explained, Equatable {
    /// One line for a person: why there are no suggestions of the program.
    package var explanation: Phrase {
        Phrase(
            "A recorded run starts no suggester.", .ko("기록 중에는 제안 프로그램을 실행하지 않습니다."),
            .ja("記録中は候補プログラムを実行しません。"))
    }
}

/// The error for a program that was chosen in the store, but not by this user on this machine. It is not run.
package struct UntrustedSuggester: Explained, Equatable {
    /// The command line in the store.
    package let command: SuggesterCommand

    /// One line for a person: which program it is, and how it is trusted.
    package var explanation: Phrase {
        Phrase(
            """
            The suggester of this store was not chosen by you on this machine, and is not run. To run it, type: settings \
            suggester \(command.description)
            """,
            .ko(
                "이 저장소의 제안 프로그램은 이 컴퓨터에서 직접 고른 것이 아니라서 실행하지 않습니다. 실행하려면 입력하세요: settings suggester \(command.description)"
            ),
            .ja("この保存先の候補プログラムはこのマシンで選ばれたものではないため、実行しません。実行するには: settings suggester \(command.description)"))
    }
}
