import Cancellation
package import Commands
package import JSON
package import Languages
import Records
package import Ribcage
package import Terminal
package import Time

/// A command of a screen, type-erased for the host.
@MainActor package struct AnyCommand {
    package let entry: Entry
    /// A closure that parses the words after the name, and returns another closure. That closure confirms the command
    /// if necessary, carries it out, and returns the reply.
    package let read: (Words) throws(UsageError) -> (Confirm) async throws -> Reply

    /// A closure that returns the text to edit if the words omit the long last argument; `nil` to open no editor.
    package var draft: (Words) async throws -> String? = { _ in nil }

    /// A closure that asks a question, and throws unless the answer is yes.
    package typealias Confirm = @MainActor (Phrase) async throws -> Void

    package init(entry: Entry, read: @escaping (Words) throws(UsageError) -> (Confirm) async throws -> Reply) {
        (self.entry, self.read) = (entry, read)
    }
}

/// A question of a screen, type-erased for the host.
@MainActor package struct AnyQuestion {
    package let question: Question
    package let answer: (String) async throws -> Reply
    /// A closure that leaves the question without an answer; `nil` if there is nothing to leave.
    package let leave: (() async throws -> Reply)?
}

// The host's access to a screen whose types it does not know.
extension Screen {
    /// The help entries of the commands that the place has now.
    package var entries: [Entry] { commands.map(\.syntax.entry) }

    /// The ``entries``, with the titles that arguments may have now, for completion.
    package var entriesWithTitles: [Entry] {
        commands.map { command in
            var entry = command.syntax.entry
            entry.titles = command.titles?(reactor.state) ?? []
            return entry
        }
    }

    /// Whether Tab completes titles from the state of this place.
    package var completesTitles: Bool { commands.contains { $0.titles != nil } }

    /// The name of the command that a number typed alone means; `nil` if there is none.
    package var commandByNumber: String? { commands.first(where: \.isByNumber)?.syntax.name }

    /// Returns the command with the given name; `nil` if the place does not have it now.
    package func command(named name: String) -> AnyCommand? {
        guard let command = commands.first(where: { $0.syntax.name == name }) else { return nil }
        var found = AnyCommand(entry: command.syntax.entry) { words throws(UsageError) in
            let intent = try command.syntax.value(from: words)
            return { confirm in
                if command.syntax.isDestructive { try await self.prepare(intent) }
                if let question = intent.question(self.reactor.state) { try await confirm(question) }
                return try await self.perform(intent)
            }
        }
        found.draft = { words in
            let intent = try command.syntax.value(from: words.adding([""]))
            try await self.prepare(intent)
            return try intent.draft(self.reactor.state)
        }
        return found
    }

    package var anyQuestion: AnyQuestion? {
        guard let question = question(in: reactor.state) else { return nil }
        guard let answer = Self.answer else { preconditionFailure("\(Self.self) asks, and declares no answer.") }
        return AnyQuestion(
            question: question, answer: { try await self.perform(answer.read(self.reactor.state, $0)) },
            leave: answer.leave(reactor.state).map { intent in { try await self.perform(intent) } })
    }

    package func arrive() async throws {
        guard let arrival else { return }
        try CancellationSteps.check()
        try await reactor.send(arrival)
    }

    package func currentPage(for reader: Reader) -> Text {
        page(of: reactor.state, for: reader)
    }

    package func currentRecord(at place: Route) -> JSONObject {
        Self.record.placed.json(of: Placed(place: place, value: reactor.state))
    }

    package func currentHint(for reader: Reader) -> Text? {
        hint(in: reactor.state, for: reader)
    }

    package func currentLiveLabel(at time: Timestamp) -> LiveLabel? {
        liveLabel(in: reactor.state, at: time)
    }

    package func didTellHint() async throws {
        guard let hintSeen else { return }
        try CancellationSteps.check()
        try await reactor.send(hintSeen)
    }

    /// Loads the data that a question or a draft needs, since another program may have changed it.
    private func prepare(_ intent: Intent<ReactorType>) async throws {
        try await arrive()
        if let look = intent.look { try await reactor.send(look) }
    }

    private func perform(_ intent: Intent<ReactorType>) async throws -> Reply {
        try CancellationSteps.check()
        try await reactor.send(intent.action)
        let state = reactor.state
        var reply = Reply(message: intent.reply(state), outcome: { intent.outcome(state) })
        if intent.showsPage { reply.page = self }
        return reply
    }
}
