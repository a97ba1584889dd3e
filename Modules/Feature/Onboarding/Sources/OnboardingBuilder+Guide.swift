package import Prompt

extension OnboardingBuilder {
    /// What can be typed by a new person, for the App.
    package static let guide = Guide(
        to: "onboarding", isStart: true, commands: OnboardingScreen.commands, record: OnboardingScreen.recordGuide)
}
