import Cancellation
import JSON
import Languages
import Records
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
    let question: Question
    let answer: (String) async throws -> Reply
    /// `nil` when there is nothing to leave.
    let leave: (() async throws -> Reply)?
}

// What the host asks of a screen without knowing its types.
extension Screen {
    /// What is said of the commands.
    package var entries: [Entry] { commands.map(\.syntax.entry) }

    var anyCommands: [AnyCommand] {
        commands.map { command in
            AnyCommand(entry: command.syntax.entry) { words, confirm in
                let intent = try command.syntax.value(from: words)
                // What the question tells of may have been changed by another program.
                if command.syntax.isDestructive { try await self.arrive() }
                if let question = intent.question(self.reactor.state) { try await confirm(question) }
                return try await self.perform(intent)
            }
        }
    }

    var anyQuestion: AnyQuestion? {
        guard let question = question(in: reactor.state) else { return nil }
        guard let answer = Self.answer else { preconditionFailure("\(Self.self) asks, and declares no answer.") }
        return AnyQuestion(
            question: question, answer: { try await self.perform(answer.read(self.reactor.state, $0)) },
            leave: answer.leave(reactor.state).map { intent in { try await self.perform(intent) } })
    }

    func arrive() async throws {
        guard let arrival else { return }
        try CancellationSteps.check()
        try await reactor.send(arrival)
    }

    func currentPage(for reader: Reader) -> Text {
        page(of: reactor.state, for: reader)
    }

    func currentRecord(at place: Route) -> JSONObject {
        Self.record.placed.json(of: Placed(place: place, value: reactor.state))
    }

    func currentHint(for reader: Reader) -> Text? {
        hint(in: reactor.state, for: reader)
    }

    func didTellHint() async throws {
        guard let hintSeen else { return }
        try CancellationSteps.check()
        try await reactor.send(hintSeen)
    }

    private func perform(_ intent: Intent<ReactorType>) async throws -> Reply {
        try CancellationSteps.check()
        try await reactor.send(intent.action)
        let state = reactor.state
        return Reply(message: intent.reply(state), outcome: intent.outcome(state))
    }
}
