import ProfileDomainInterface
import Prompt
import Ribcage
import Terminal

/// Welcomes a new person and asks for a nickname.
final class OnboardingScreen: Screen {
    let reactor: OnboardingInteractor

    init(reactor: OnboardingInteractor) {
        self.reactor = reactor
    }

    var commands: [Command<OnboardingInteractor.Action>] { Self.commands }

    static let commands: [Command<OnboardingInteractor.Action>] = [
        Command(
            "nickname", Rest("name", Nickname.init), summary: "say what you want to be called", example: "nickname Juno"
        ) { .introduce($0) }
    ]

    func page(of state: OnboardingInteractor.State, width: Int) -> Text {
        Text(
            """
            Welcome. A mandalart is one goal, eight sub-goals around it, and eight things to do for each of those.
            What do you want to be called? (\(Nickname.length.lowerBound) characters or more)
            """
        ).lines.flatMap { $0.wrapped(to: width) }.joined(separator: "\n")
    }

    func reply(to action: OnboardingInteractor.Action, in state: OnboardingInteractor.State) -> Text? {
        state.nickname.map { "Hello, \($0.text)! All that you type is kept at once, on this machine only." }
    }

    func question(in state: OnboardingInteractor.State) -> Question<OnboardingInteractor.Action>? {
        Question("nickname", takesCommands: true) { .introduce(try Nickname($0)) }
    }
}
