import Ribcage
import Terminal

// The commands that are there in every place.
extension PromptHost {
    var hostCommands: [AnyCommand] {
        [
            command("show", summary: "show this place") { host in try await host.showFocus() },
            command("go", Rest("route", Words.init(route:)), summary: "go to a place, such as home/subgoal/1") {
                host, route in try await host.go(to: route)
            },
            command("help", OptionalArgument("command", { $0 }), summary: "say what can be typed") {
                host, name in try host.help(on: name)
            },
            command("back", summary: "leave this place") { _ in
                throw UsageError("There is no way back from here. “quit” leaves the program.")
            },
            command("quit", summary: "leave the program; all is saved already") { host in host.quit() },
        ]
    }

    private func command<each Taken: Parameter>(
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

    private func help(on name: String?) throws {
        guard let name else { return try attempt { try console.show(help) } }
        guard let command = command(named: name) else { throw UsageError("There is no command “\(name)” here.") }
        try attempt { try console.show("\(Text(command.usage).bold)\n  \(command.summary)") }
    }

    /// All that can be typed here, nearest first.
    private var help: Text {
        var seen: Set<String> = []
        var groups: [Text] = []
        func add(_ title: String, _ rows: [(usage: String, summary: String)]) {
            let rows = rows.filter { seen.insert(String($0.usage.prefix { $0 != " " })).inserted }
            guard !rows.isEmpty else { return }
            groups.append(Self.group(title, rows))
        }
        for router in chain {
            guard let screen = router.viewController as? any Screen else { continue }
            let commands = screen.anyCommands.map { ($0.usage, $0.summary) }
            add("\(router.route)", commands + router.places.map { ($0.usage, $0.summary) })
        }
        add("anywhere", hostCommands.map { ($0.usage, $0.summary) })
        return groups.joined(separator: "\n")
    }

    private static func group(_ title: String, _ rows: [(usage: String, summary: String)]) -> Text {
        let column = (rows.map { $0.usage.displayWidth }.max() ?? 0) + 2
        let lines = rows.map { row in Text("  ") + Text(row.usage).padded(to: column) + Text(row.summary).dim }
        return ([Text(title).bold] + lines).joined(separator: "\n")
    }
}

extension Words {
    /// The steps of a route, with slashes or spaces between them.
    fileprivate init(route: String) {
        self.init(route.split { $0 == "/" || $0 == " " }.map(String.init))
    }
}
