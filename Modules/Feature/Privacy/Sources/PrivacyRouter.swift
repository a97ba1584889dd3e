import Ribcage

/// The router of a RIB that leads nowhere.
final class PrivacyRouter: ViewableRouter<PrivacyInteractor> {}
