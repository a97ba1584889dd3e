// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import ProgressDomainInterface
import ProgressDomainTesting
import ReviewFeature

/// The dependencies of Review, as doubles.
final class ReviewDependencyStub: ReviewDependency {
    let reviewUseCase: any ReviewUseCase
    let openChartUseCase: any OpenChartUseCase

    init(
        reviewUseCase: any ReviewUseCase = ReviewUseCaseFake(),
        openChartUseCase: any OpenChartUseCase = OpenChartUseCaseFake()
    ) {
        self.reviewUseCase = reviewUseCase
        self.openChartUseCase = openChartUseCase
    }
}
