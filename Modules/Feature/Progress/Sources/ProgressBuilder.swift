package import ProgressDomainInterface
import ProgressFeatureInterface
package import Ribcage
package import Screens

/// Builds the RIB that shows how a chart came to where it is.
package final class ProgressBuilder: Builder<any ProgressDependency>, ProgressBuildable {
    package func build(progress: any ProgressUseCase) -> any ViewableRouting {
        ProgressComponent(dependency: dependency).router(progress: progress)
    }

    /// What can be typed where progress is shown, for the App.
    package static let guide = Guide(to: "progress", of: ProgressScreen.self)
}

/// What Progress needs from outside.
package protocol ProgressDependency: Dependency {}

/// Where the parts of one Progress are made.
final class ProgressComponent: Component<any ProgressDependency> {
    func router(progress: any ProgressUseCase) -> ProgressRouter {
        let interactor = ProgressInteractor(progressUseCase: progress)
        return ProgressRouter(interactor: interactor, viewController: ProgressScreen(reactor: interactor))
    }
}

/// The router of a RIB that leads nowhere.
final class ProgressRouter: ViewableRouter<ProgressInteractor> {}
