public import Records
public import Ribcage

/// The answers to a screen's questions, declared once: how a line is parsed, the action that it becomes, the reply to
/// the user, and the members of the JSON reply.
///
///     static let answer: Answer<OnboardingInteractor>? = Answer(outcome: [.nickname { $0.0.nickname }]) {
///         try Nickname($1)
///     } action: {
///         .introduce($0)
///     } reply: { state, _ in
///         state.nickname.map(OnboardingPhrases.hello)
///     }
public struct Answer<ReactorType: Reactor>: Sendable {
    /// The members of the JSON reply.
    let outcome: [RecordField]
    /// Parses a line, given the state in which it was asked for.
    let read: @Sendable (ReactorType.State, String) throws -> Intent<ReactorType>
    /// The intent of leaving without an answer; `nil` if there is nothing to leave.
    let leave: @Sendable (ReactorType.State) -> Intent<ReactorType>?

    /// Answers that are parsed into one type of input.
    ///
    /// - Parameters:
    ///   - outcome: The members of the JSON reply, of the state after the action and of the answer.
    ///   - leave: The input that replaces an answer when the user leaves or ends the input; `nil` if there is nothing
    ///     to leave.
    ///   - read: Parses a line, given the state in which it was asked for. An error is shown, and the question asked
    ///     again.
    ///   - action: The action of an answer.
    ///   - reply: The reply, given the state after the action; `nil` if the next page makes it unnecessary.
    public init<Input>(
        outcome: [Member<(ReactorType.State, Input)>] = [],
        leave: @escaping @Sendable (ReactorType.State) -> Input? = { _ in nil },
        read: @escaping @Sendable (ReactorType.State, String) throws -> Input,
        action: @escaping @Sendable (Input) -> ReactorType.Action,
        reply: @escaping @Sendable (ReactorType.State, Input) -> (any Message)? = { _, _ in nil }
    ) {
        @Sendable func intent(_ input: Input) -> Intent<ReactorType> {
            Intent(
                action: action(input), reply: { reply($0, input) }, outcome: { outcome.json(of: ($0, input)) })
        }
        self.outcome = outcome.fields()
        self.read = { intent(try read($0, $1)) }
        self.leave = { leave($0).map(intent) }
    }
}
