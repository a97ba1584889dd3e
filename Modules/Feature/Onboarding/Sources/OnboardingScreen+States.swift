import ProfileDomainInterface
import Screens

extension OnboardingScreen {
    static func states() throws -> [ScreenState<OnboardingInteractor>] {
        [
            .page("empty", OnboardingInteractor.State()),
            try introduced("introduced", as: "Juno"),
            try introduced("introduced-long", as: String(SampleText.long.prefix(40))),
            try introduced("introduced-wide", as: "走る仲間 👩🏽‍🚀"),
            try introduced("introduced-right-to-left", as: SampleText.rightToLeft),
            .error("nickname-empty", ProfileError.emptyNickname),
            .error("nickname-too-long", ProfileError.nicknameTooLong(190)),
        ]
    }

    private static func introduced(_ name: String, as text: String) throws -> ScreenState<OnboardingInteractor> {
        let nickname = try Nickname(text)
        return .reply(
            name, answering: text, to: OnboardingInteractor.State(), in: OnboardingInteractor.State(nickname: nickname))
    }
}
