import DreamTreeFeatureInterface
import DreamsDomainInterface
import DreamsFeatureInterface
import HomeFeatureInterface
import MandalartDomainInterface
import Ribcage
import SubGoalFeatureInterface

extension FoundCell {
    /// The place where the cell is shown, from the root of the tree.
    var route: Route {
        switch cell {
        case .coreGoal: Address.chart(chart)
        case .subGoal(let position), .actionItem(_, in: let position):
            Address.chart(chart) + Address.subGoal(position)
        }
    }
}

extension FoundWish {
    /// The place where the wish is shown with its tree, from the root of the tree.
    var route: Route { PlaceName.dreams() + Address.wish(number) }
}
