import Arguments
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
            "nickname", Rest(.nickname), summary: OnboardingPhrases.nickname,
            example: OnboardingPhrases.nicknameExample
        ) { .introduce($0) }
    ]

    func page(of state: OnboardingInteractor.State, for reader: Reader) -> Text {
        [OnboardingPhrases.welcome, OnboardingPhrases.whatName(least: Nickname.length.lowerBound)]
            .flatMap { reader.text($0).wrapped(to: reader.width) }.joined(separator: "\n")
    }

    func reply(
        to action: OnboardingInteractor.Action, in state: OnboardingInteractor.State, for reader: Reader
    ) -> Text? {
        state.nickname.map { reader.text(OnboardingPhrases.hello($0)) }
    }

    func question(in state: OnboardingInteractor.State) -> Question<OnboardingInteractor.Action>? {
        Question(ProfilePhrases.nickname, takesCommands: true) { .introduce(try Nickname($0)) }
    }
}
