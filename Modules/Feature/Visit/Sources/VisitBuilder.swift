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

    /// The guide to a visit: its commands and ways to other places, for the manual and completion.
    package static let guide = Guide(to: Address.visit.name, of: VisitScreen.self, signposts: VisitRouter.signposts)
}

/// The dependencies of Visit.
package protocol VisitDependency: VisitChildren {
    /// The use case that opens the visit.
    var openVisitUseCase: any OpenVisitUseCase { get }
    /// The use case that provides the default set.
    var sakatsuSettingsUseCase: any SakatsuSettingsUseCase { get }
    /// The language choice, which determines the language of the text that `copy` copies.
    var languageChoice: LanguageChoice { get }
}

/// The builders of the children of Visit.
package protocol VisitChildren: Dependency {
    /// The builder of the timer.
    var timerBuilder: any TimerBuildable { get }
}

/// Creates the objects of one Visit RIB.
final class VisitComponent: Component<any VisitDependency> {
    func router(visit: OpenVisit) -> VisitRouter {
        let interactor = VisitInteractor(
            visit: visit, settingsUseCase: dependency.sakatsuSettingsUseCase, languageChoice: dependency.languageChoice)
        let router = VisitRouter(
            interactor: interactor, viewController: VisitScreen(reactor: interactor), builders: dependency)
        interactor.router = router
        return router
    }
}
