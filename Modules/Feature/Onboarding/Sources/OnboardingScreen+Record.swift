import JSON
import ProfileDomainInterface
import Prompt

extension OnboardingScreen {
    func record(of state: OnboardingInteractor.State) -> Record {
        Record("onboarding", ["nickname": JSONValue(state.nickname?.text)])
    }

    func outcome(of action: OnboardingInteractor.Action, in state: OnboardingInteractor.State) -> JSONObject {
        ["nickname": JSONValue(state.nickname?.text)]
    }

    static let recordGuide = RecordGuide(
        "onboarding", OnboardingRecordPhrases.onboarding,
        ["place": RecordPhrases.place, "nickname": OnboardingRecordPhrases.noNickname])
}
