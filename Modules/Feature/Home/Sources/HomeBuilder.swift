package import HomeFeatureInterface
package import MandalartDomainInterface
package import Ribcage

/// Builds the RIB of the main grid.
package final class HomeBuilder: Builder<any HomeDependency>, HomeBuildable {
    package func build(number: ChartID?) -> any ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let router = HomeRouter(
            number: number, interactor: component.interactor, viewController: component.screen,
            subGoalBuilder: dependency.subGoalBuilder, editorBuilder: dependency.editorBuilder,
            fillBuilder: dependency.fillBuilder, overviewBuilder: dependency.overviewBuilder,
            progressBuilder: dependency.progressBuilder, settingsBuilder: dependency.settingsBuilder)
        component.interactor.router = router
        return router
    }
}
