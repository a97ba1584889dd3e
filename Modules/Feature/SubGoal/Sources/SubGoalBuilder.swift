import CellsFeatureInterface
package import EditorFeatureInterface
package import FillFeatureInterface
package import ItemFeatureInterface
package import MandalartDomainInterface
package import ProfileDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens
package import SubGoalFeatureInterface
package import SuggestFeatureInterface

/// Builds the RIB that shows and edits one sub-goal and its action items.
package final class SubGoalBuilder: Builder<any SubGoalDependency>, SubGoalBuildable {
    package func build(chart: OpenChart, position: Position, listener: any SubGoalListener) -> any ViewableRouting {
        SubGoalComponent(dependency: dependency).router(chart: chart, position: position, listener: listener)
    }

    package static let placeDescription = PlaceDescription(
        "subgoal", of: SubGoalScreen.self, destinations: SubGoalRouter.destinations)
}

package protocol SubGoalDependency: SubGoalChildren {
    /// The use case that remembers which hints were shown.
    var profileUseCase: any ProfileUseCase { get }
}

package protocol SubGoalChildren: Dependency {
    var editorBuilder: any EditorBuildable { get }
    var fillBuilder: any FillBuildable { get }
    var itemBuilder: any ItemBuildable { get }
    var suggestBuilder: any SuggestBuildable { get }
}

final class SubGoalComponent: Component<any SubGoalDependency> {
    func router(chart: OpenChart, position: Position, listener: any SubGoalListener) -> SubGoalRouter {
        let interactor = SubGoalInteractor(
            chart: chart, position: position, profileUseCase: dependency.profileUseCase, listener: listener)
        let router = SubGoalRouter(interactor, showing: SubGoalScreen.self, builders: dependency)
        interactor.router = router
        return router
    }
}

protocol SubGoalRoutable: Routable {
    /// Opens the page of a filled action item.
    func routeToItem(_ position: Position)
}

/// Opens the page of an item, the form for the sub-goal or one of its items, the guided fill, and the suggestions for an
/// empty item.
final class SubGoalRouter: PlaceRouter<SubGoalInteractor, any SubGoalChildren>, SubGoalRoutable {
    override class var ways: Ways {
        [
            .sends(.item, summary: SubGoalPhrases.item) { .open(.at($0)) },
            .opens(.edit, summary: SubGoalPhrases.edit, byNumber: true) { router, cell in
                let (chart, subGoal) = (router.interactor.chart, try await router.interactor.present())
                return router.builders.editorBuilder.build(chart: chart, cell: cell.target(around: subGoal))
            },
            .opens("fill", summary: SubGoalPhrases.fill) { router in
                let (chart, subGoal) = (router.interactor.chart, try await router.interactor.present())
                return router.builders.fillBuilder.build(chart: chart.mandalart, in: subGoal)
            },
            .opens(.suggest, summary: SubGoalPhrases.suggest) { router, cell in
                let (chart, subGoal) = (router.interactor.chart, try await router.interactor.present())
                return router.builders.suggestBuilder.build(
                    chart: chart, cell: cell?.target(around: subGoal), in: subGoal)
            },
        ]
    }

    func routeToItem(_ position: Position) {
        let subGoal = interactor.state.position
        open(builders.itemBuilder.build(chart: interactor.chart, position: position, in: subGoal), at: .item, position)
    }
}
