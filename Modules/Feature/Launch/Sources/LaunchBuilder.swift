package import LaunchFeatureInterface
package import Ribcage

/// Builds the root of the tree.
package final class LaunchBuilder: Builder<any LaunchDependency>, LaunchBuildable {
    package func build() -> any Routing {
        let component = LaunchComponent(dependency: dependency)
        let router = LaunchRouter(
            interactor: component.interactor, onboardingBuilder: dependency.onboardingBuilder,
            chartsBuilder: dependency.chartsBuilder, dreamsBuilder: dependency.dreamsBuilder,
            finderBuilder: dependency.finderBuilder, insightsBuilder: dependency.insightsBuilder,
            homeBuilder: dependency.homeBuilder)
        component.interactor.router = router
        return router
    }
}
