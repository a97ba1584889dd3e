public import Languages

/// Work of an interactor that waits for something outside the program, such as an answer of another program.
///
///     let answer = try await LongWork.run(NotesPhrases.thinking) { try await useCase.answer() }
///
/// The host shows what is going on if it takes long, and lets signals cancel it, including Ctrl-C.
@MainActor public enum LongWork {
    /// Carries out work that a phrase such as “Thinking” describes.
    package typealias Runner =
        @MainActor @Sendable (Phrase, @escaping @MainActor @Sendable () async throws -> Void) async throws -> Void

    /// The host's runner for such work in the current task; `nil` without a host.
    @TaskLocal package static var runner: Runner?

    /// Carries out work that a phrase such as “Thinking” describes.
    ///
    /// - Returns: the result of the work.
    /// - Throws: the error of the work, `CancellationError` when it was cancelled.
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
