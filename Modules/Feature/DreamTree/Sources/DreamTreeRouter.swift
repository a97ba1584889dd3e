import Ribcage

/// The router of a RIB that leads nowhere.
final class DreamTreeRouter: ViewableRouter<DreamTreeInteractor> {}
