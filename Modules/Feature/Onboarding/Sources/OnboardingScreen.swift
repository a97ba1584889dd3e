import Basics
import Commands
import MandalartDomainInterface
import ProfileDomainInterface
import Ribcage
import Screens
import Terminal

/// Welcomes a new person, and asks for a nickname and a core goal.
enum OnboardingScreen: Screen {
    static var arrival: OnboardingInteractor.Action? { .load }

    static let commands = [nickname, core]

    static func commands(in state: OnboardingInteractor.State) -> [Command<OnboardingInteractor>] {
        state.asksForGoal ? commands : [nickname]
    }

    private static let nickname = Command<OnboardingInteractor>(
        "nickname", Rest(.nickname), summary: OnboardingPhrases.nickname,
        example: OnboardingPhrases.nicknameExample, shows: [.nickname { $0.nickname }]
    ) {
        .introduce($0, asksNext: false)
    } reply: { state, _ in
        state.hello
    }

    private static let core = Command<OnboardingInteractor>(
        "core", Rest(.title), summary: OnboardingPhrases.core, example: OnboardingPhrases.coreExample
    ) {
        .aim($0)
    }

    private enum Line {
        case nickname(Nickname)
        case coreGoal(Title?)
    }

    static let answer: Answer<OnboardingInteractor>? = Answer(shows: [.nickname { $0.nickname }]) { state in
        state.asksForGoal ? Line.coreGoal(nil) : nil
    } read: { state, line in
        if !state.asksForGoal { return Line.nickname(try Nickname(line)) }
        let text = line.trimmingWhitespace()
        return .coreGoal(text.isEmpty ? nil : try Title(text))
    } action: { line in
        switch line {
        case .nickname(let nickname): .introduce(nickname, asksNext: true)
        case .coreGoal(let goal): .aim(goal)
        }
    } reply: { state, line in
        if case .nickname = line { state.hello } else { nil }
    }

    static let record = Record<OnboardingInteractor.State>(
        "onboarding", OnboardingPhrases.onboarding,
        [.member("nickname", OnboardingPhrases.noNickname) { $0.nickname?.text }])

    static func page(of state: OnboardingInteractor.State, for reader: Reader) -> Text {
        [OnboardingPhrases.welcome, OnboardingPhrases.whatName]
            .flatMap { reader.text($0).wrapped(to: reader.width) }.joined(separator: "\n")
    }

    static func question(in state: OnboardingInteractor.State) -> Question? {
        state.asksForGoal
            ? Question(OnboardingPhrases.coreGoal, takesCommands: true, isForPerson: true)
            : Question(ProfilePhrases.nickname, takesCommands: true)
    }
}

extension OnboardingInteractor.State {
    fileprivate var hello: Phrase? { nickname.map(OnboardingPhrases.hello) }
}
