package import Basics
package import Ribcage
package import SakatsuDomainInterface
package import Screens
package import TimerFeatureInterface
import VisitFeatureInterface

/// Builds the RIB that shows and edits one visit.
package final class VisitBuilder: Builder<any VisitDependency>, VisitBuildable {
    package func build(number: VisitNumber) -> any ViewableRouting {
        VisitComponent(dependency: dependency).router(visit: dependency.openVisitUseCase.open(number))
    }

    package static let placeDescription = PlaceDescription(
        Address.visit.name, of: VisitScreen.self, destinations: VisitRouter.destinations)
}

package protocol VisitDependency: VisitChildren {
    /// The use case that opens the visit.
    var openVisitUseCase: any OpenVisitUseCase { get }
    /// The use case that provides the default set.
    var sakatsuSettingsUseCase: any SakatsuSettingsUseCase { get }
    /// The language choice, which determines the language of the text that `copy` copies.
    var languageChoice: LanguageChoice { get }
}

package protocol VisitChildren: Dependency {
    var timerBuilder: any TimerBuildable { get }
}

final class VisitComponent: Component<any VisitDependency> {
    func router(visit: OpenVisit) -> VisitRouter {
        let interactor = VisitInteractor(
            visit: visit, settingsUseCase: dependency.sakatsuSettingsUseCase, languageChoice: dependency.languageChoice)
        let router = VisitRouter(interactor, showing: VisitScreen.self, builders: dependency)
        interactor.router = router
        return router
    }
}

protocol VisitRoutable: Routable {
    /// Opens the timer.
    func routeToTimer()
}

/// Opens the child places of a visit.
final class VisitRouter: PlaceRouter<VisitInteractor, any VisitChildren>, VisitRoutable {
    override class var ways: Ways {
        [
            .opens(.timer, summary: VisitPagePhrases.timer) {
                $0.builders.timerBuilder.build(visit: $0.interactor.visit)
            }
        ]
    }

    func routeToTimer() {
        open(builders.timerBuilder.build(visit: interactor.visit), at: PlaceName.timer.name)
    }
}
