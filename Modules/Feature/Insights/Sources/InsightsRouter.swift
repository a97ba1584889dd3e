import Ribcage

/// The router of a RIB that leads nowhere.
final class InsightsRouter: ViewableRouter<InsightsInteractor> {}
