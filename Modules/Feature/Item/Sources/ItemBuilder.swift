package import EditorFeatureInterface
import ItemFeatureInterface
package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB that shows one action item with its log, and edits it.
package final class ItemBuilder: Builder<any ItemDependency>, ItemBuildable {
    package func build(chart: OpenChart, position: Position, in subGoal: Position) -> any ViewableRouting {
        ItemComponent(dependency: dependency).router(chart: chart, position: position, in: subGoal)
    }

    package static let placeDescription = PlaceDescription(
        "item", of: ItemScreen.self, destinations: ItemRouter.destinations)
}

package protocol ItemDependency: ItemChildren {}

package protocol ItemChildren: Dependency {
    var editorBuilder: any EditorBuildable { get }
}

final class ItemComponent: Component<any ItemDependency> {
    func router(chart: OpenChart, position: Position, in subGoal: Position) -> ItemRouter {
        ItemRouter(
            ItemInteractor(chart: chart, position: position, in: subGoal), showing: ItemScreen.self,
            builders: dependency)
    }
}

/// Opens the form for the item.
final class ItemRouter: PlaceRouter<ItemInteractor, any ItemChildren> {
    override class var ways: Ways {
        [
            .opens("edit", summary: ItemPhrases.edit) { router in
                try await router.interactor.send(.find)
                return router.builders.editorBuilder.build(
                    chart: router.interactor.chart, cell: CellTarget(router.interactor.state.cell, in: nil))
            }
        ]
    }
}
