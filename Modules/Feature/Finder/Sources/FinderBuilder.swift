package import DreamsDomainInterface
package import FinderFeatureInterface
package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB that searches the cells of all charts, and the wishes.
package final class FinderBuilder: Builder<any FinderDependency>, FinderBuildable {
    package func build(listener: any FinderListener, query: FinderQuery) -> any ViewableRouting {
        FinderComponent(dependency: dependency).router(listener: listener, query: query)
    }

    /// The descriptions of the places `search`, `next` and `stale`, which all show the same screen.
    package static let placeDescriptions = ["search", "next", "stale"].map { place in
        PlaceDescription(place, of: FinderScreen.self)
    }
}

package protocol FinderDependency: Dependency {
    /// The use case that searches all charts.
    var finderUseCase: any FinderUseCase { get }
    /// The use case that searches the wishes.
    var dreamsUseCase: any DreamsUseCase { get }
    /// The use case that opens the charts of found items, to edit the items and to log activities.
    var openChartUseCase: any OpenChartUseCase { get }
}

final class FinderComponent: Component<any FinderDependency> {
    func router(listener: any FinderListener, query: FinderQuery) -> FinderRouter {
        let interactor = FinderInteractor(
            finderUseCase: dependency.finderUseCase, dreamsUseCase: dependency.dreamsUseCase,
            openChartUseCase: dependency.openChartUseCase, listener: listener, query: query)
        return FinderRouter(interactor, showing: FinderScreen.self)
    }
}

final class FinderRouter: ViewableRouter<FinderInteractor> {}
