package import Basics
package import Commands
import Ribcage
import Screens

/// A command of the host, available in every place. Its syntax is made on first use, so that a run that looks up one
/// word makes the syntax of one command.
@MainActor package struct HostCommand {
    package let name: String
    package let showsProgress: Bool
    package var outcome: [RecordField] { makeOutcome() }
    private let makeOutcome: @MainActor () -> [RecordField]
    private let grammar: Lazy<Grammar>
    /// The word that was typed: the name or a synonym.
    private var typedName: String

    package var entry: HelpEntry { grammar.value.entry }

    /// Where a command such as `go` leads.
    enum Target {
        /// The place at a typed route.
        case route(String)
        /// The place from which the lowest open one was opened.
        case back
    }

    /// The part of a command that its syntax determines.
    private struct Grammar {
        let entry: HelpEntry
        let read: (Words, String) throws -> (HostContext) async throws -> Reply
        var target: (Words, String) throws -> Target? = { _, _ in nil }
    }

    /// Creates a command whose JSON reply has members made from the result of `run`. `syntax` receives the name.
    package init<Value, Told>(
        _ name: String, showsProgress: Bool = false, outcome: @autoclosure @escaping @MainActor () -> [Member<Told>],
        syntax: @escaping @MainActor (String) -> Syntax<Value>,
        run: @escaping @MainActor (HostContext, Value) async throws -> Told
    ) {
        self.init(name, showsProgress: showsProgress, fields: { outcome().fields() }, syntax: syntax) {
            let told = try await run($0, $1)
            return Reply(outcome: { outcome().json(of: told) })
        }
    }

    /// Creates a command that adds no members to the JSON reply; if `showsRecord` is `true`, `run` shows a JSON record
    /// in place of the reply. `syntax` receives the name.
    package init<Value>(
        _ name: String, showsProgress: Bool = false, showsRecord: Bool = false,
        syntax: @escaping @MainActor (String) -> Syntax<Value>,
        run: @escaping @MainActor (HostContext, Value) async throws -> Void
    ) {
        self.init(name, showsProgress: showsProgress, fields: { [] }, syntax: syntax) {
            try await run($0, $1)
            return showsRecord ? Reply() : .done
        }
    }

    /// Creates a command that leads to another place. `syntax` receives the name.
    init(leading name: String, syntax: @escaping @MainActor (String) -> Syntax<Target>) {
        (self.name, showsProgress, typedName, makeOutcome) = (name, false, name, { [] })
        grammar = Lazy {
            let syntax = syntax(name)
            return Grammar(
                entry: syntax.entry, read: { _, _ in { _ in .done } },
                target: { try syntax.value(from: $0, after: $1) })
        }
    }

    private init<Value>(
        _ name: String, showsProgress: Bool, fields: @escaping @MainActor () -> [RecordField],
        syntax: @escaping @MainActor (String) -> Syntax<Value>,
        run: @escaping @MainActor (HostContext, Value) async throws -> Reply
    ) {
        (self.name, self.showsProgress, typedName, makeOutcome) = (name, showsProgress, name, fields)
        grammar = Lazy {
            let syntax = syntax(name)
            return Grammar(
                entry: syntax.entry,
                read: { words, typedName in
                    let value = try syntax.value(from: words, after: typedName)
                    return { context in try await run(context, value) }
                })
        }
    }

    /// Parses the words after the name, and returns a closure that carries out the command.
    ///
    /// - Throws: `UsageError` for wrong arguments; the message names the command as it was typed.
    func read(_ words: Words) throws -> (HostContext) async throws -> Reply { try grammar.value.read(words, typedName) }

    /// Parses the words after the name of a command that leads to another place; returns `nil` for other commands.
    func target(_ words: Words) throws -> Target? { try grammar.value.target(words, typedName) }

    /// Returns a copy of the command whose error messages use the synonym that was typed.
    func typed(as word: String) -> HostCommand {
        var command = self
        command.typedName = word
        return command
    }
}

/// A group of commands that a program adds to those of the host, such as the commands for edits or for documents.
@MainActor public struct HostCommandGroup {
    package let commands: [HostCommand]
    /// The documentation of the JSON records that the commands show.
    package var records: [RecordDescription] { makeRecords() }
    private let makeRecords: @MainActor () -> [RecordDescription]
    private let completing: (@MainActor (HostContext) async -> [HostCommand])?
    let promptWork: PromptWork?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - commands: The commands, in the order of the help.
    ///   - records: The documentation of the JSON records that the commands show.
    ///   - completing: Returns the same commands with the candidates of the current place, for completion at the
    ///     prompt; by default, the commands themselves.
    ///   - promptWork: The work that the program does by itself when a person's prompt opens and when it ends; `nil`
    ///     for none.
    package init(
        _ commands: [HostCommand], records: @autoclosure @escaping @MainActor () -> [RecordDescription] = [],
        completing: (@MainActor (HostContext) async -> [HostCommand])? = nil, promptWork: PromptWork? = nil
    ) {
        (self.commands, makeRecords, self.completing, self.promptWork) = (commands, records, completing, promptWork)
    }

    func currentCommands(in context: HostContext) async -> [HostCommand] { await completing?(context) ?? commands }
}

/// A value that is created on first access.
@MainActor package final class Lazy<Value> {
    private let make: @MainActor () -> Value
    package private(set) lazy var value = make()

    package nonisolated init(_ make: @escaping @MainActor () -> Value) {
        self.make = make
    }
}
