import Arguments
package import Commands
import JSON
import Languages
package import Records
import Ribcage
import Screens
import Terminal

/// A command of the host, available in every place.
@MainActor package struct HostCommand {
    package let entry: Entry
    /// The documentation of the members in the command's JSON reply.
    package var outcome: [RecordField] { makeOutcome() }
    private let makeOutcome: @MainActor () -> [RecordField]
    /// Whether the command shows its progress at a terminal.
    package let showsProgress: Bool
    /// The word that was typed: the name or a synonym.
    private var typedName: String
    private let readWords: (Words, String) throws -> (HostContext) async throws -> Reply

    /// Creates a command whose JSON reply has members made from the result of `run`.
    init<Told, each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, details: Phrase? = nil,
        example: Phrase? = nil,
        showsProgress: Bool = false, outcome: @autoclosure @escaping @MainActor () -> [Member<Told>],
        run: @escaping @MainActor (HostContext, repeat (each Taken).Value) async throws -> Told
    ) {
        self.init(
            name, repeat each parameters, summary: summary, details: details, example: example,
            showsProgress: showsProgress,
            fields: { outcome().fields() }
        ) {
            (context: HostContext, values: repeat (each Taken).Value) in
            let told = try await run(context, repeat each values)
            return Reply(outcome: { outcome().json(of: told) })
        }
    }

    /// Creates a command that adds no members to the JSON reply; if `showsRecord` is `true`, `run` shows a JSON record
    /// in place of the reply.
    init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, details: Phrase? = nil,
        example: Phrase? = nil,
        showsProgress: Bool = false, showsRecord: Bool = false,
        run: @escaping @MainActor (HostContext, repeat (each Taken).Value) async throws -> Void
    ) {
        self.init(
            name, repeat each parameters, summary: summary, details: details, example: example,
            showsProgress: showsProgress,
            fields: { [] }
        ) {
            (context: HostContext, values: repeat (each Taken).Value) in
            try await run(context, repeat each values)
            return showsRecord ? Reply() : .done
        }
    }

    private init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, details: Phrase?, example: Phrase?,
        showsProgress: Bool,
        fields: @escaping @MainActor () -> [RecordField],
        run: @escaping @MainActor (HostContext, repeat (each Taken).Value) async throws -> Reply
    ) {
        let syntax = Syntax(name, repeat each parameters, summary: summary, example: example, details: details) {
            (values: repeat (each Taken).Value) in (repeat each values)
        }
        (entry, makeOutcome, self.showsProgress) = (syntax.entry, fields, showsProgress)
        typedName = name
        readWords = { words, typedName in
            let values = try syntax.value(from: words, after: typedName)
            return { context in try await run(context, repeat each values) }
        }
    }

    /// Parses the words after the name, and returns a closure that carries out the command.
    ///
    /// - Throws: `UsageError` for wrong arguments; the message names the command as it was typed.
    func read(_ words: Words) throws -> (HostContext) async throws -> Reply { try readWords(words, typedName) }

    /// Returns a copy of the command whose error messages use the synonym that was typed.
    func typed(as word: String) -> HostCommand {
        var command = self
        command.typedName = word
        return command
    }
}
