package import Basics
package import Commands
package import Ribcage
package import Terminal

/// A question of a screen, type-erased for the host.
@MainActor package struct AnyQuestion {
    package let question: Question
    package let answer: (String) async throws -> Reply
    /// A closure that leaves the question without an answer; `nil` if there is nothing to leave.
    package let leave: (() async throws -> Reply)?
}

// The host's access to a screen whose types it does not know.
extension Screen {
    /// The commands that the place has now, with the titles that arguments may have now.
    package var anyCommands: [AnyCommand] {
        commands.map { command in
            AnyCommand(command, of: Self.self) { [reactor] in command.titles?(reactor.state) ?? [] }
        }
    }

    /// Whether Tab completes titles from the state of this place.
    package var completesTitles: Bool { commands.contains { $0.titles != nil } }

    package var anyQuestion: AnyQuestion? {
        guard let question = question(in: reactor.state) else { return nil }
        guard let answer = Self.answer else { preconditionFailure("\(Self.self) asks, and declares no answer.") }
        return AnyQuestion(
            question: question, answer: { try await self.carryOut(answer.read(self.reactor.state, $0)) },
            leave: answer.leave(reactor.state).map { intent in { try await self.carryOut(intent) } })
    }

    package func arrive() async throws {
        guard let arrival else { return }
        try Task.checkCancellation()
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
        try Task.checkCancellation()
        try await reactor.send(hintSeen)
    }

    /// Loads the data that a question or a draft needs, since another program may have changed it.
    func prepare(_ intent: Intent<ReactorType>) async throws {
        try await arrive()
        if let look = intent.look { try await reactor.send(look) }
    }

    func carryOut(_ intent: Intent<ReactorType>) async throws -> Reply {
        try Task.checkCancellation()
        try await reactor.send(intent.action)
        let state = reactor.state
        var reply = Reply(message: intent.reply(state), outcome: { intent.outcome(state) })
        if intent.showsPage { reply.page = self }
        return reply
    }
}
