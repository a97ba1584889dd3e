import Cancellation
import Languages
import Ribcage
import Terminal

/// A command of some screen, whose action's type does not matter.
@MainActor struct AnyCommand {
    let entry: Entry
    /// Reads the words after the name, and carries the command out, which may ask first. The reply comes back.
    let run: (Words, Confirm) async throws -> Reply

    /// Asks a question, and throws unless the answer is yes.
    typealias Confirm = @MainActor (Phrase) async throws -> Void
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
            AnyCommand(entry: command.entry) { words, confirm in
                let action = try command.action(from: words)
                if command.isDestructive {
                    // What the question tells of may have been changed by another program.
                    try await self.arrive()
                    if let question = self.confirmation(of: action, in: self.reactor.state) {
                        try await confirm(question)
                    }
                }
                return try await self.perform(action)
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
        guard let arrival else { return }
        try CancellationSteps.check()
        try await reactor.send(arrival)
    }

    func currentPage(for reader: Reader) -> Text {
        page(of: reactor.state, for: reader)
    }

    var currentRecord: Record { record(of: reactor.state) }

    func currentHint(for reader: Reader) -> Text? {
        hint(in: reactor.state, for: reader)
    }

    func didTellHint() async throws {
        guard let hintSeen else { return }
        try CancellationSteps.check()
        try await reactor.send(hintSeen)
    }

    private func perform(_ action: ReactorType.Action) async throws -> Reply {
        try CancellationSteps.check()
        try await reactor.send(action)
        let state = reactor.state
        return Reply(
            text: { reader in self.reply(to: action, in: state, for: reader) }, outcome: outcome(of: action, in: state))
    }
}
