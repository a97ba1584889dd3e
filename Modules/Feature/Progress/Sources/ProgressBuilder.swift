package import ProgressFeatureInterface
package import Prompt
package import Ribcage

/// Builds the RIB that shows how a chart came to where it is.
package final class ProgressBuilder: Builder<any ProgressDependency>, ProgressBuildable {
    package func build() -> any ViewableRouting {
        ProgressComponent(dependency: dependency).router()
    }

    /// What can be typed where progress is shown, for the App.
    package static let guide = Guide(
        to: "progress", commands: ProgressScreen.commands, record: ProgressScreen.recordGuide)
}

/// Where the parts of one Progress are made.
final class ProgressComponent: Component<any ProgressDependency> {
    func router() -> ProgressRouter {
        let interactor = ProgressInteractor(progressUseCase: dependency.progressUseCase)
        return ProgressRouter(
            interactor: interactor, viewController: ProgressScreen(reactor: interactor, clock: dependency.clock))
    }
}
