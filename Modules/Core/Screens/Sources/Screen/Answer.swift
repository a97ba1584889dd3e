public import Basics
public import Ribcage

/// The declaration of the answers to a screen's questions: how a line is parsed, the action that the answer becomes,
/// the reply to the user, and the members of the JSON reply.
///
///     static let answer: Answer<OnboardingInteractor>? = Answer(shows: [.nickname { $0.nickname }]) {
///         try Nickname($1)
///     } action: {
///         .introduce($0)
///     } reply: { state, _ in
///         state.nickname.map(OnboardingPhrases.hello)
///     }
public struct Answer<ReactorType: Reactor>: Sendable {
    /// The documentation of the members in the JSON reply.
    let outcome: [RecordField]
    /// A closure that parses a line, given the state in which the question is asked.
    let read: @Sendable (ReactorType.State, String) throws -> Intent<ReactorType>
    /// A closure that returns the intent of leaving without an answer; `nil` if there is nothing to leave.
    let leave: @Sendable (ReactorType.State) -> Intent<ReactorType>?

    /// Creates answers that are parsed into one type of input.
    ///
    /// - Parameters:
    ///   - shows: The members of the JSON reply that depend only on the state after the action.
    ///   - outcome: The members of the JSON reply that also depend on the answer.
    ///   - leave: Returns the input that replaces an answer when the user leaves or the input ends; `nil` if there is
    ///     nothing to leave.
    ///   - read: Parses a line, given the state in which the question is asked. If it throws, the error is shown and
    ///     the question repeated.
    ///   - action: Returns the action that an answer becomes.
    ///   - reply: Returns the reply, given the state after the action and the answer; `nil` if the next page makes a
    ///     reply unnecessary.
    public init<Input>(
        shows: [Member<ReactorType.State>] = [], outcome: [Member<(ReactorType.State, Input)>] = [],
        leave: @escaping @Sendable (ReactorType.State) -> Input? = { _ in nil },
        read: @escaping @Sendable (ReactorType.State, String) throws -> Input,
        action: @escaping @Sendable (Input) -> ReactorType.Action,
        reply: @escaping @Sendable (ReactorType.State, Input) -> (any Message)? = { _, _ in nil }
    ) {
        @Sendable func intent(_ input: Input) -> Intent<ReactorType> {
            Intent(
                action: action(input), reply: { reply($0, input) },
                outcome: { shows.json(of: $0) + outcome.json(of: ($0, input)) })
        }
        self.outcome = shows.fields() + outcome.fields()
        self.read = { intent(try read($0, $1)) }
        self.leave = { leave($0).map(intent) }
    }
}
