import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class ProgressRouter: ViewableRouter<ProgressInteractor> {
    override var address: [String] { ["progress"] }
}
