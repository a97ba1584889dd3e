import Ribcage
import Terminal

/// A command that is there in every place.
@MainActor struct HostCommand {
    let entry: Entry
    /// Whether a host has it: one needs what not every program gives.
    let isThere: (PromptHost) -> Bool
    /// Reads the words after the name. What comes back carries the command out.
    let read: (Words) throws -> (PromptHost) async throws -> Void

    init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: String, example: String? = nil,
        isThere: @escaping (PromptHost) -> Bool = { _ in true },
        run: @escaping @MainActor (PromptHost, repeat (each Taken).Value) async throws -> Void
    ) {
        let command = Command(name, repeat each parameters, summary: summary, example: example) {
            (values: repeat (each Taken).Value) in (repeat each values)
        }
        entry = command.entry
        self.isThere = isThere
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
    /// The commands that a person is told of.
    static let listedCommands =
        [
            HostCommand("show", summary: "show this place") { host in try await host.showFocus() },
            HostCommand(
                "go", Rest("route", { $0 }), summary: "go to a place, such as home/subgoal/1",
                example: "go home/subgoal/1"
            ) { host, text in try await host.go(to: Route(typing: text, scheme: host.scheme)) },
        ] + historyCommands + [
            HostCommand("tree", summary: "show which parts of the program are live") { host in try host.showTree() },
            HostCommand(
                "help", OptionalArgument("command", { $0 }), summary: "say what can be typed", example: "help go"
            ) { host, name in try host.help(on: name) },
            HostCommand("quit", summary: "leave the program; all is saved already") { host in host.quit() },
        ]

    /// What is said of them.
    static var listedEntries: [Entry] { listedCommands.map(\.entry) }

    /// All commands. `back` is met only where no screen has a way back, so no help lists it.
    static let commands =
        listedCommands + [
            HostCommand("back", summary: "leave this place") { _ in
                throw UsageError("There is no way back from here. “quit” leaves the program.")
            }
        ]
}
