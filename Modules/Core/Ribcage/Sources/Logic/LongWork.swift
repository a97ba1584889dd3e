public import Languages

/// Work of an interactor that waits for something outside the program, such as an answer of another program.
///
///     let answer = try await LongWork.run(NotesPhrases.thinking) { try await useCase.answer() }
///
/// The host tells a person what is going on when it takes long, and has a signal cancel it, Ctrl-C among them.
@MainActor public enum LongWork {
    /// Carries out a piece of work, of which a phrase such as “Thinking” says what it is.
    package typealias Runner =
        @MainActor @Sendable (Phrase, @escaping @MainActor @Sendable () async throws -> Void) async throws -> Void

    /// How the host of the present task has such work carried out; `nil` without a host.
    @TaskLocal package static var runner: Runner?

    /// Carries out a piece of work, of which a phrase such as “Thinking” says what it is.
    ///
    /// - Returns: what the work returns.
    /// - Throws: what the work throws, `CancellationError` when it was cancelled.
    public static func run<Value: Sendable>(
        _ phrase: Phrase, _ work: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let runner else { return try await work() }
        let answer = Answer<Value>()
        try await runner(phrase) { answer.value = try await work() }
        guard let value = answer.value else { throw CancellationError() }
        return value
    }

    private final class Answer<Value> {
        var value: Value?
    }
}
