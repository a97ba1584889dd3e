import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class ChartsRouter: ViewableRouter<ChartsInteractor> {
    override var address: [String] { ["charts"] }
}
