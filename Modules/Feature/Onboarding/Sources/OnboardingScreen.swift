import Basics
import Commands
import ProfileDomainInterface
import Ribcage
import Screens
import Terminal

/// Welcomes a new person and asks for a nickname.
enum OnboardingScreen: Screen {
    static let commands: [Command<OnboardingInteractor>] = [
        Command(
            "nickname", Rest(.nickname), summary: OnboardingPhrases.nickname,
            example: OnboardingPhrases.nicknameExample, shows: [.nickname { $0.nickname }]
        ) {
            .introduce($0)
        } reply: { state, _ in
            state.hello
        }
    ]

    static let answer: Answer<OnboardingInteractor>? = Answer(shows: [.nickname { $0.nickname }]) { _, line in
        try Nickname(line)
    } action: {
        .introduce($0)
    } reply: { state, _ in
        state.hello
    }

    static let record = Record<OnboardingInteractor.State>(
        "onboarding", OnboardingPhrases.onboarding,
        [.member("nickname", OnboardingPhrases.noNickname) { $0.nickname?.text }])

    static func page(of state: OnboardingInteractor.State, for reader: Reader) -> Text {
        [OnboardingPhrases.welcome, OnboardingPhrases.whatName]
            .flatMap { reader.text($0).wrapped(to: reader.width) }.joined(separator: "\n")
    }

    static func question(in state: OnboardingInteractor.State) -> Question? {
        Question(ProfilePhrases.nickname, takesCommands: true)
    }
}

extension OnboardingInteractor.State {
    fileprivate var hello: Phrase? { nickname.map(OnboardingPhrases.hello) }
}
