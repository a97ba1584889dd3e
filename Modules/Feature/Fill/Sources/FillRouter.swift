import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class FillRouter: ViewableRouter<FillInteractor> {
    override var address: [String] { ["fill"] }
}
