import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class OnboardingRouter: ViewableRouter<OnboardingInteractor> {
    override var address: [String] { ["onboarding"] }
}
