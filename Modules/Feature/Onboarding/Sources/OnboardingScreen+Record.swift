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
        "onboarding", "The answer to “show” as long as the person has no nickname.",
        ["place": "where it is shown", "nickname": "null: the first line is to be one"])
}
