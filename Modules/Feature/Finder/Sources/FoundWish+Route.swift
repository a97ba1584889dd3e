import DreamTreeFeatureInterface
import DreamsDomainInterface
import DreamsFeatureInterface
import Ribcage

extension FoundWish {
    /// The place where the wish is shown with its tree, from the root of the tree.
    var route: Route { PlaceName.dreams() + Address.wish(number) }
}
