package import ChartsFeatureInterface
package import Prompt
package import Ribcage

/// Builds the RIB that lists the charts.
package final class ChartsBuilder: Builder<any ChartsDependency>, ChartsBuildable {
    package func build(listener: any ChartsListener) -> any ViewableRouting {
        ChartsComponent(dependency: dependency).router(listener: listener)
    }

    /// What can be typed in the list of charts, for the App.
    package static let guide = Guide(
        to: "charts", commands: ChartsScreen.commands, signposts: ChartsRouter.signposts,
        record: ChartsScreen.recordGuide)
}

/// Where the parts of one Charts are made.
final class ChartsComponent: Component<any ChartsDependency> {
    func router(listener: any ChartsListener) -> ChartsRouter {
        let interactor = ChartsInteractor(
            chartsUseCase: dependency.chartsUseCase, templatesUseCase: dependency.templatesUseCase,
            languageChoice: dependency.languageChoice, listener: listener)
        return ChartsRouter(
            interactor: interactor, viewController: ChartsScreen(reactor: interactor), builders: dependency)
    }
}
