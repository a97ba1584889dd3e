import Arguments
package import Commands
package import Documents
package import JSON
import Languages
package import Records
import Ribcage
import Screens
import Terminal

/// A command that is there in every place.
@MainActor package struct HostCommand {
    package let entry: Entry
    /// The members of the JSON reply.
    package var outcome: [RecordField] { makeOutcome() }
    private let makeOutcome: @MainActor () -> [RecordField]
    /// Parses the words after the name. The result runs the command and returns the members of the JSON reply; `nil` if
    /// the command has shown its own record.
    package let read: (Words) throws -> (PromptHost) async throws -> JSONObject?

    /// A command whose JSON reply tells what `run` returns.
    init<Told, each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase? = nil,
        outcome: @autoclosure @escaping @MainActor () -> [Member<Told>],
        run: @escaping @MainActor (PromptHost, repeat (each Taken).Value) async throws -> Told
    ) {
        self.init(name, repeat each parameters, summary: summary, example: example, fields: { outcome().fields() }) {
            (host: PromptHost, values: repeat (each Taken).Value) in
            outcome().json(of: try await run(host, repeat each values))
        }
    }

    /// A command whose JSON reply tells nothing but its name, or that shows a record of its own instead.
    init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase? = nil,
        showsRecord: Bool = false,
        run: @escaping @MainActor (PromptHost, repeat (each Taken).Value) async throws -> Void
    ) {
        self.init(name, repeat each parameters, summary: summary, example: example, fields: { [] }) {
            (host: PromptHost, values: repeat (each Taken).Value) in
            try await run(host, repeat each values)
            return showsRecord ? nil : [:]
        }
    }

    private init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase?,
        fields: @escaping @MainActor () -> [RecordField],
        run: @escaping @MainActor (PromptHost, repeat (each Taken).Value) async throws -> JSONObject?
    ) {
        let syntax = Syntax(name, repeat each parameters, summary: summary, example: example) {
            (values: repeat (each Taken).Value) in (repeat each values)
        }
        (entry, makeOutcome) = (syntax.entry, fields)
        read = { words in
            let values = try syntax.value(from: words)
            return { host in try await run(host, repeat each values) }
        }
    }

    /// The command, carried out by a host.
    func bound(to host: PromptHost) -> AnyCommand {
        AnyCommand(entry: entry) { words, _ in
            Reply(outcome: try await read(words)(host))
        }
    }
}

extension PromptHost {
    private static let back = HostCommand("back", summary: HostPhrases.back) { host in try await host.leave() }

    /// The commands in the help: `undo`, `redo` and `history` if some RIBs provide edits, `back` if it leads somewhere.
    package static func listedCommands(
        withBack: Bool = true, withHistory: Bool, documents: DocumentOffer?
    ) -> [HostCommand] {
        [
            HostCommand("show", summary: HostPhrases.show, showsRecord: true) { host in try await host.showFocus() },
            HostCommand(
                "go", Rest(Argument(HostPhrases.route, { $0 })), summary: HostPhrases.go,
                example: HostPhrases.goExample
            ) { host, text in
                try await host.go(to: Route(typing: text, scheme: host.scheme))
            },
        ] + (withBack ? [back] : []) + (withHistory ? historyCommands : []) + (documents.map(documentCommands) ?? [])
            + [
                HostCommand("tree", summary: HostPhrases.tree, showsRecord: true) { host in try host.showTree() },
                HostCommand(
                    "help", OptionalArgument(Argument(HostPhrases.command, { $0 })), summary: HostPhrases.help,
                    example: HostPhrases.helpExample, showsRecord: true
                ) { host, name in try host.help(on: name) },
                HostCommand("quit", summary: HostPhrases.quit) { host in host.quit() },
            ]
    }

    /// The help entries of the listed commands.
    package static func listedEntries(
        withBack: Bool = true, withHistory: Bool, documents: DocumentOffer?
    ) -> [Entry] {
        listedCommands(withBack: withBack, withHistory: withHistory, documents: documents).map(\.entry)
    }

    /// The help entries of this host's commands.
    package var listedEntries: [Entry] {
        Self.listedEntries(withBack: hasWayBack, withHistory: remembersEdits, documents: documentOffer)
    }

    /// All commands of this host.
    var commands: [HostCommand] {
        Self.listedCommands(withHistory: remembersEdits, documents: documentOffer)
    }
}
