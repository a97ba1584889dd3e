package import ProgressDomainInterface
package import ReviewFeatureInterface
package import Ribcage
package import Screens

/// Builds the RIB that shows the review of a week and lets a person pick up to three items for the next week.
package final class ReviewBuilder: Builder<any ReviewDependency>, ReviewBuildable {
    package func build(listener: any ReviewListener, to day: ReviewedDay) -> any ViewableRouting {
        ReviewComponent(dependency: dependency).router(listener: listener, to: day)
    }

    package static let placeDescription = PlaceDescription("review", of: ReviewScreen.self)
}

package protocol ReviewDependency: Dependency {
    /// The use case that provides the review, and stores which items are picked.
    var reviewUseCase: any ReviewUseCase { get }
    /// The use case that opens the charts of items, so that picks can be undone.
    var openChartUseCase: any OpenChartUseCase { get }
}

final class ReviewComponent: Component<any ReviewDependency> {
    func router(listener: any ReviewListener, to day: ReviewedDay) -> ReviewRouter {
        let interactor = ReviewInteractor(
            reviewUseCase: dependency.reviewUseCase, openChartUseCase: dependency.openChartUseCase, listener: listener,
            to: day.day)
        return ReviewRouter(interactor, showing: ReviewScreen.self)
    }
}

final class ReviewRouter: ViewableRouter<ReviewInteractor> {}
