package import Basics
package import Ribcage
package import SakatsuDomainInterface
package import Screens
import TimerFeatureInterface

/// Builds the RIB that measures the time of a visit's phases.
package final class TimerBuilder: Builder<any TimerDependency>, TimerBuildable {
    package func build(visit: OpenVisit) -> any ViewableRouting {
        TimerComponent(dependency: dependency).router(visit: visit)
    }

    /// The guide to the timer: its commands, for the manual and completion.
    package static let guide = Guide(to: PlaceName.timer.name, of: TimerScreen.self)
}

/// The dependencies of Timer.
package protocol TimerDependency: Dependency {
    /// The pause that waits a second between two updates of the timer.
    var pause: Pause { get }
}

/// Creates the objects of one Timer RIB.
final class TimerComponent: Component<any TimerDependency> {
    func router(visit: OpenVisit) -> TimerRouter {
        let interactor = TimerInteractor(visit: visit)
        TimerWorker(pause: dependency.pause).start(on: interactor)
        let router = TimerRouter(interactor: interactor, viewController: TimerScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB without children.
final class TimerRouter: ViewableRouter<TimerInteractor> {}
