package import Basics
package import Commands
public import Ribcage
package import Terminal

/// The view of a RIB with a screen: it shows the states of a reactor, and sends what is typed to it.
public final class ScreenView<ScreenType: Screen>: ViewControllable {
    /// The interactor that receives the screen's actions and provides its states.
    package let reactor: ScreenType.ReactorType

    /// Creates the view of a reactor.
    public init(_ reactor: ScreenType.ReactorType) {
        self.reactor = reactor
    }

    /// Sends the action of the screen's arrival, if it has one.
    public func loadPlaces() async throws { try await arrive() }
}

extension ViewableRouter where InteractorType: Reactor {
    /// Creates a router without a parent, whose interactor is shown by a screen.
    public convenience init<ScreenType: Screen>(_ interactor: InteractorType, showing screen: ScreenType.Type)
    where ScreenType.ReactorType == InteractorType {
        self.init(interactor: interactor, viewController: ScreenView<ScreenType>(interactor))
    }
}

extension PlaceRouter where InteractorType: Reactor {
    /// Creates a router without a parent, whose interactor is shown by a screen.
    public convenience init<ScreenType: Screen>(
        _ interactor: InteractorType, showing screen: ScreenType.Type, builders: Builders
    ) where ScreenType.ReactorType == InteractorType {
        self.init(interactor: interactor, viewController: ScreenView<ScreenType>(interactor), builders: builders)
    }
}

/// A question of a screen, type-erased for the host.
@MainActor package struct AnyQuestion {
    package let question: Question
    package let answer: (String) async throws -> Reply
    /// A closure that leaves the question without an answer; `nil` if there is nothing to leave.
    package let leave: (() async throws -> Reply)?
}

/// The screen of an open place, type-erased for the host.
@MainActor package protocol OpenScreen: ViewControllable {
    /// The commands that the place has now, with the titles that arguments may have now.
    var commands: [AnyCommand] { get }
    /// Whether Tab completes titles from the state of this place.
    var completesTitles: Bool { get }
    /// The question that the place asks now, if any.
    var question: AnyQuestion? { get }
    /// The page in the current state.
    func page(for reader: Reader) -> Text
    /// The JSON record of the current state.
    func record(at place: Route) -> JSONObject
    /// The hint in the current state, if any.
    func hint(for reader: Reader) -> Text?
    /// The label before the prompt at a time, if any.
    func liveLabel(at time: Timestamp) -> LiveLabel?
    /// Loads the data, if the screen has an action for that.
    func arrive() async throws
    /// Records that the hint was shown, if the screen has an action for that.
    func didTellHint() async throws
}

extension ScreenView: OpenScreen {
    package var commands: [AnyCommand] {
        currentCommands.map { command in
            AnyCommand(command, of: ScreenType.self) { [reactor] in command.titles?(reactor.state) ?? [] }
        }
    }

    package var completesTitles: Bool { currentCommands.contains { $0.titles != nil } }

    private var currentCommands: [Command<ScreenType.ReactorType>] { ScreenType.commands(in: reactor.state) }

    package var question: AnyQuestion? {
        guard let question = ScreenType.question(in: reactor.state) else { return nil }
        guard let answer = ScreenType.answer else {
            preconditionFailure("\(ScreenType.self) asks, and declares no answer.")
        }
        return AnyQuestion(
            question: question, answer: { try await self.carryOut(answer.read(self.reactor.state, $0)) },
            leave: answer.leave(reactor.state).map { intent in { try await self.carryOut(intent) } })
    }

    package func page(for reader: Reader) -> Text { ScreenType.page(of: reactor.state, for: reader) }

    package func record(at place: Route) -> JSONObject {
        ScreenType.record.placed.json(of: Placed(place: place, value: reactor.state))
    }

    package func hint(for reader: Reader) -> Text? { ScreenType.hint(in: reactor.state, for: reader) }

    package func liveLabel(at time: Timestamp) -> LiveLabel? { ScreenType.liveLabel(in: reactor.state, at: time) }

    package func arrive() async throws { try await sendIfGiven(ScreenType.arrival) }

    package func didTellHint() async throws { try await sendIfGiven(ScreenType.hintSeen) }

    private func sendIfGiven(_ action: ScreenType.ReactorType.Action?) async throws {
        guard let action else { return }
        try Task.checkCancellation()
        try await reactor.send(action)
    }

    /// Loads the data that a question or a draft needs.
    func prepare(
        _ intent: Intent<ScreenType.ReactorType>, _ preparation: Intent<ScreenType.ReactorType>.Preparation
    ) async throws {
        if preparation == .all { try await arrive() }
        if preparation != .none, let look = intent.look { try await reactor.send(look) }
    }

    func carryOut(_ intent: Intent<ScreenType.ReactorType>) async throws -> Reply {
        try Task.checkCancellation()
        try await reactor.send(intent.action)
        let state = reactor.state
        var reply = Reply(message: intent.reply(state), outcome: { intent.outcome(state) })
        if intent.showsPage { reply.page = self }
        return reply
    }
}
