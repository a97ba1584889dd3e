import OverviewFeatureInterface
import Ribcage

/// The place of this RIB in the tree. It has no places below it.
final class OverviewRouter: ViewableRouter<OverviewInteractor> {
    override var address: [String] { [interactor.state.style.rawValue] }
}
