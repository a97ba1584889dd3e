import Ribcage
import Terminal

// The commands that are there in every place.
extension PromptHost {
    var hostCommands: [AnyCommand] {
        [
            command("show", summary: "show this place") { host in try await host.showFocus() },
            command("go", Rest("route", route), summary: "go to a place, such as home/subgoal/1") {
                host, route in try await host.go(to: route)
            },
        ] + historyCommands + [
            command("tree", summary: "show which parts of the program are live") { host in try host.showTree() },
            command("help", OptionalArgument("command", { $0 }), summary: "say what can be typed") {
                host, name in try host.help(on: name)
            },
            command("quit", summary: "leave the program; all is saved already") { host in host.quit() },
            back,
        ]
    }

    /// Met only where no screen has a way back, so no help lists it.
    private var back: AnyCommand {
        command("back", summary: "leave this place") { _ in
            throw UsageError("There is no way back from here. “quit” leaves the program.")
        }
    }

    /// Reads a route as a person types it: with slashes or spaces between its steps.
    private var route: @Sendable (String) throws -> Route {
        { [scheme] text in try Route(parsing: text.split(separator: " ").joined(separator: "/"), scheme: scheme) }
    }

    func command<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: String,
        run: @escaping @MainActor (PromptHost, repeat (each Taken).Value) async throws -> Void
    ) -> AnyCommand {
        let command = Command(name, repeat each parameters, summary: summary) { (values: repeat (each Taken).Value) in
            (repeat each values)
        }
        return AnyCommand(name: name, usage: command.usage, summary: summary) { words in
            let values = try command.action(from: words)
            try await run(self, repeat each values)
            return nil
        }
    }
}
