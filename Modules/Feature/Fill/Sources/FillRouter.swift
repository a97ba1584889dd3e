import Ribcage

/// The router of a RIB that leads nowhere.
final class FillRouter: ViewableRouter<FillInteractor> {}
