import Languages
import Ribcage
import Terminal

/// A command that is there in every place.
@MainActor struct HostCommand {
    let entry: Entry
    /// Reads the words after the name. What comes back carries the command out.
    let read: (Words) throws -> (PromptHost) async throws -> Void

    init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase? = nil,
        run: @escaping @MainActor (PromptHost, repeat (each Taken).Value) async throws -> Void
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
        AnyCommand(entry: entry) { words in
            try await read(words)(host)
            return nil
        }
    }
}

extension PromptHost {
    /// The commands that a person is told of. The ones of the history are there when the App gives the host one.
    static func listedCommands(withHistory: Bool) -> [HostCommand] {
        [
            HostCommand("show", summary: HostPhrases.show) { host in try await host.showFocus() },
            HostCommand(
                "go", Rest(HostPhrases.route, { $0 }), summary: HostPhrases.go, example: HostPhrases.goExample
            ) { host, text in try await host.go(to: Route(typing: text, scheme: host.scheme)) },
        ] + (withHistory ? historyCommands : []) + [
            HostCommand("tree", summary: HostPhrases.tree) { host in try host.showTree() },
            HostCommand(
                "help", OptionalArgument(HostPhrases.command, { $0 }), summary: HostPhrases.help,
                example: HostPhrases.helpExample
            ) { host, name in try host.help(on: name) },
            HostCommand("quit", summary: HostPhrases.quit) { host in host.quit() },
        ]
    }

    /// All commands. `back` is met only where no screen has a way back, so no help lists it.
    static func commands(withHistory: Bool) -> [HostCommand] {
        listedCommands(withHistory: withHistory) + [
            HostCommand("back", summary: HostPhrases.back) { _ in
                throw UsageError(HostPhrases.noWayBack)
            }
        ]
    }

    /// What is said of those that a person is told of.
    static func listedEntries(withHistory: Bool) -> [Entry] { listedCommands(withHistory: withHistory).map(\.entry) }

    /// What is said of the commands of this host that a person is told of.
    var listedEntries: [Entry] { Self.listedEntries(withHistory: editHistory != nil) }

    /// All commands of this host.
    var commands: [HostCommand] { Self.commands(withHistory: editHistory != nil) }
}
