import Languages
import Ribcage
import Terminal

/// What a screen says of what was done, to whoever is the reader then: the language may have changed meanwhile.
typealias Reply = @MainActor (Reader) -> Text?

/// A command of some screen, whose action's type does not matter.
@MainActor struct AnyCommand {
    let entry: Entry
    /// Reads the words after the name, and carries the command out. The reply comes back.
    let run: (Words) async throws -> Reply?
}

/// A question of some screen, whose action's type does not matter.
@MainActor struct AnyQuestion {
    let label: Phrase
    let takesCommands: Bool
    let candidates: [String]
    let answer: (String) async throws -> Reply
    /// `nil` when there is nothing to leave.
    let leave: (() async throws -> Reply)?
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

    func currentPage(for reader: Reader) -> Text {
        page(of: reactor.state, for: reader)
    }

    func currentHint(for reader: Reader) -> Text? {
        hint(in: reactor.state, for: reader)
    }

    func didTellHint() async throws {
        if let hintSeen { try await reactor.send(hintSeen) }
    }

    private func perform(_ action: ReactorType.Action) async throws -> Reply {
        try await reactor.send(action)
        let state = reactor.state
        return { reader in self.reply(to: action, in: state, for: reader) }
    }
}
