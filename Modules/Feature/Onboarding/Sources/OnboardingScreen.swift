import Basics
import Commands
import ProfileDomainInterface
import Ribcage
import Screens
import Terminal

/// Welcomes a new person and asks for a nickname.
final class OnboardingScreen: Screen {
    let reactor: OnboardingInteractor

    init(reactor: OnboardingInteractor) {
        self.reactor = reactor
    }

    static let commands: [Command<OnboardingInteractor>] = [
        Command(
            "nickname", Rest(.nickname), summary: OnboardingPhrases.nickname,
            example: OnboardingPhrases.nicknameExample, outcome: introduced
        ) {
            .introduce($0)
        } reply: { state, _ in
            state.hello
        }
    ]

    static let answer: Answer<OnboardingInteractor>? = Answer(outcome: introduced) { _, line in
        try Nickname(line)
    } action: {
        .introduce($0)
    } reply: { state, _ in
        state.hello
    }

    private static let introduced: [Member<(OnboardingInteractor.State, Nickname)>] = [
        .nickname { state, _ in state.nickname }
    ]

    static let record = Record<OnboardingInteractor.State>(
        "onboarding", OnboardingRecordPhrases.onboarding,
        [.member("nickname", OnboardingRecordPhrases.noNickname) { $0.nickname?.text }])

    func page(of state: OnboardingInteractor.State, for reader: Reader) -> Text {
        [OnboardingPhrases.welcome, OnboardingPhrases.whatName]
            .flatMap { reader.text($0).wrapped(to: reader.width) }.joined(separator: "\n")
    }

    func question(in state: OnboardingInteractor.State) -> Question? {
        Question(ProfilePhrases.nickname, takesCommands: true)
    }
}

extension OnboardingInteractor.State {
    fileprivate var hello: Phrase? { nickname.map(OnboardingPhrases.hello) }
}
