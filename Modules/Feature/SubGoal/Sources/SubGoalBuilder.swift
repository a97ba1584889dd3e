package import MandalartDomainInterface
package import Ribcage
package import SubGoalFeatureInterface

/// Builds the RIB of one sub-goal and its action items.
package final class SubGoalBuilder: Builder<any SubGoalDependency>, SubGoalBuildable {
    package func build(listener: any SubGoalListener, position: Position) -> any ViewableRouting {
        let component = SubGoalComponent(dependency: dependency, listener: listener, position: position)
        let router = SubGoalRouter(
            interactor: component.interactor, viewController: component.screen, editorBuilder: dependency.editorBuilder)
        component.interactor.router = router
        return router
    }
}
