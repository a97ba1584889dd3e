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

    package static let placeDescription = PlaceDescription(PlaceName.timer.name, of: TimerScreen.self)
}

package protocol TimerDependency: Dependency {
    /// The pause that waits a second between two updates of the timer.
    var pause: Pause { get }
}

final class TimerComponent: Component<any TimerDependency> {
    func router(visit: OpenVisit) -> TimerRouter {
        let interactor = TimerInteractor(visit: visit)
        TimerWorker(pause: dependency.pause).start(on: interactor)
        return TimerRouter(interactor, showing: TimerScreen.self)
    }
}

final class TimerRouter: ViewableRouter<TimerInteractor> {}
