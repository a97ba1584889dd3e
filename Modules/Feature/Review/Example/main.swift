// The review of a week alone, on fakes: swift run ReviewExample
import Basics
import BasicsTesting
import Host
import MandalartDomainInterface
import ProgressDomainInterface
import ProgressDomainTesting
import ReviewFeature
import ReviewFeatureTesting
import Ribcage
import RibcageTesting

let listener = ReviewListenerSpy()
let items = try FoundCell.samples.prefix(2).map { ReviewItem($0.edited(daysAgo: 19)) }
let dependency = ReviewDependencyStub(reviewUseCase: ReviewUseCaseFake(Review(try Day("2026-11-24"), items: items)))
let root = RouterSpy()
root.attach(ReviewBuilder(dependency: dependency).build(listener: listener, to: .today), at: "review")
listener.whenReviewDidOpen = { _ in Task { try await root.closeOpenPlace() } }

Program("ReviewExample", summary: "The review of a week alone, on fakes.").run { _, _ in
    Program.App(root: root)
}
