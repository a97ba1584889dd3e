package import MandalartDomainInterface
package import Ribcage
package import SubGoalFeatureInterface

/// Builds the RIB of one sub-goal and its action items.
package final class SubGoalBuilder: Builder<any SubGoalDependency>, SubGoalBuildable {
    package func build(position: Position) -> any ViewableRouting {
        let component = SubGoalComponent(dependency: dependency, position: position)
        let router = SubGoalRouter(
            interactor: component.interactor, viewController: component.screen, editorBuilder: dependency.editorBuilder)
        component.interactor.router = router
        return router
    }
}
