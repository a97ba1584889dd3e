import Ribcage
import Terminal

/// A command of some screen, whose action's type does not matter.
@MainActor struct AnyCommand {
    let entry: Entry
    /// Reads the words after the name, and carries the command out. The reply comes back.
    let run: (Words) async throws -> Text?
}

/// A question of some screen, whose action's type does not matter.
@MainActor struct AnyQuestion {
    let label: String
    let takesCommands: Bool
    let candidates: [String]
    let answer: (String) async throws -> Text?
    /// `nil` when there is nothing to leave.
    let leave: (() async throws -> Text?)?
}

// What the host asks of a screen without knowing its types.
extension Screen {
    /// What is said of the commands.
    package var entries: [Entry] { commands.map(\.entry) }

    var anyCommands: [AnyCommand] {
        commands.map { command in
            AnyCommand(entry: command.entry) { words in
                try await self.perform(command.action(from: words))
            }
        }
    }

    var anyQuestion: AnyQuestion? {
        guard let question = question(in: reactor.state) else { return nil }
        return AnyQuestion(
            label: question.label, takesCommands: question.takesCommands, candidates: question.candidates,
            answer: { try await self.perform(question.answer($0)) },
            leave: question.leave.map { action in { try await self.perform(action) } })
    }

    func arrive() async throws {
        if let arrival { try await reactor.send(arrival) }
    }

    func currentPage(width: Int) -> Text {
        page(of: reactor.state, width: width)
    }

    var currentHint: Text? {
        hint(in: reactor.state)
    }

    func didTellHint() async throws {
        if let hintSeen { try await reactor.send(hintSeen) }
    }

    private func perform(_ action: ReactorType.Action) async throws -> Text? {
        try await reactor.send(action)
        return reply(to: action, in: reactor.state)
    }
}
