import Arguments
import Documents
import JSON
import Languages
import Ribcage
import Terminal

/// A command that is there in every place.
@MainActor struct HostCommand {
    let entry: Entry
    /// Parses the words after the name. The result runs the command and returns the members of the JSON reply; `nil` if
    /// the command has shown its own.
    let read: (Words) throws -> (PromptHost) async throws -> JSONObject?

    init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase? = nil,
        run: @escaping @MainActor (PromptHost, repeat (each Taken).Value) async throws -> JSONObject?
    ) {
        let command = Command(name, repeat each parameters, summary: summary, example: example) {
            (values: repeat (each Taken).Value) in (repeat each values)
        }
        entry = command.entry
        read = { words in
            let values = try command.action(from: words)
            return { host in try await run(host, repeat each values) }
        }
    }

    /// The command, carried out by a host.
    func bound(to host: PromptHost) -> AnyCommand {
        AnyCommand(entry: entry) { words, _ in
            Reply(text: { _ in nil }, outcome: try await read(words)(host))
        }
    }
}

extension PromptHost {
    private static let back = HostCommand("back", summary: HostPhrases.back) { host in
        try await host.leave()
        return [:]
    }

    /// The commands in the help: `undo`, `redo` and `history` if some RIBs provide edits, `back` if it leads somewhere.
    static func listedCommands(
        withBack: Bool = true, withHistory: Bool, documents: DocumentOffer?
    ) -> [HostCommand] {
        [
            HostCommand("show", summary: HostPhrases.show) { host in
                try await host.showFocus()
                return nil
            },
            HostCommand(
                "go", Rest(Argument(HostPhrases.route, { $0 })), summary: HostPhrases.go,
                example: HostPhrases.goExample
            ) { host, text in
                try await host.go(to: Route(typing: text, scheme: host.scheme))
                return [:]
            },
        ] + (withBack ? [back] : []) + (withHistory ? historyCommands : []) + (documents.map(documentCommands) ?? [])
            + [
                HostCommand("tree", summary: HostPhrases.tree) { host in
                    try host.showTree()
                    return nil
                },
                HostCommand(
                    "help", OptionalArgument(Argument(HostPhrases.command, { $0 })), summary: HostPhrases.help,
                    example: HostPhrases.helpExample
                ) { host, name in
                    try host.help(on: name)
                    return nil
                },
                HostCommand("quit", summary: HostPhrases.quit) { host in
                    host.quit()
                    return [:]
                },
            ]
    }

    /// The help entries of the listed commands.
    static func listedEntries(
        withBack: Bool = true, withHistory: Bool, documents: DocumentOffer?
    ) -> [Entry] {
        listedCommands(withBack: withBack, withHistory: withHistory, documents: documents).map(\.entry)
    }

    /// The help entries of this host's commands.
    var listedEntries: [Entry] {
        Self.listedEntries(withBack: hasWayBack, withHistory: remembersEdits, documents: documentOffer)
    }

    /// All commands of this host.
    var commands: [HostCommand] {
        Self.listedCommands(withHistory: remembersEdits, documents: documentOffer)
    }
}
