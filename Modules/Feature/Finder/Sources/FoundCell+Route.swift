import DreamsDomainInterface
import MandalartDomainInterface
import Ribcage

extension FoundCell {
    /// The place where the cell is shown.
    var route: Route {
        switch cell {
        case .coreGoal: Route(["chart", "\(chart)"])
        case .subGoal(let position), .actionItem(_, in: let position):
            Route(["chart", "\(chart)", "subgoal", "\(position)"])
        }
    }
}

extension FoundWish {
    /// The place where the wish is shown with its tree.
    var route: Route { Route(["dreams", "wish", "\(number)"]) }
}
