package import DreamsDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens
package import TodayFeatureInterface

/// Builds the RIB that shows what is due and done today.
package final class TodayBuilder: Builder<any TodayDependency>, TodayBuildable {
    package func build(listener: any TodayListener, form: TodayForm) -> any ViewableRouting {
        TodayComponent(dependency: dependency).router(listener: listener, form: form)
    }

    package static let placeDescription = PlaceDescription("today", of: TodayScreen.self)
}

package protocol TodayDependency: Dependency {
    /// The use case that provides the due cells and the activities of today.
    var todayUseCase: any TodayUseCase { get }
    /// The use case that provides the vision of a wish to show.
    var visionUseCase: any VisionUseCase { get }
    /// The use case that opens the charts of items, to edit the items and to log activities.
    var openChartUseCase: any OpenChartUseCase { get }
}

final class TodayComponent: Component<any TodayDependency> {
    func router(listener: any TodayListener, form: TodayForm) -> TodayRouter {
        let interactor = TodayInteractor(
            todayUseCase: dependency.todayUseCase, visionUseCase: dependency.visionUseCase,
            openChartUseCase: dependency.openChartUseCase, listener: listener,
            form: form)
        return TodayRouter(interactor, showing: TodayScreen.self)
    }
}

final class TodayRouter: ViewableRouter<TodayInteractor> {}
