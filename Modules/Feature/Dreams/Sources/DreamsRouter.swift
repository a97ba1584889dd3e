import DreamTreeFeatureInterface
import DreamsDomainInterface
import DreamsFeatureInterface
import Ribcage

/// The router of Dreams, as its interactor sees it.
protocol DreamsRoutable: Routable {
    /// Opens the tree of a wish.
    func routeToTree(of number: WishNumber)
    /// Closes the open tree, if any.
    ///
    /// - Throws: the error of closing it.
    func closeTree() async throws
}

/// Opens the trees of wishes below the list.
final class DreamsRouter: PlaceRouter<DreamsInteractor, any DreamsChildren>, DreamsRoutable {
    override class var ways: Ways {
        [.sends(.wish, summary: DreamsPhrases.sameAsOpen, byNumber: true) { .open($0) }]
    }

    func routeToTree(of number: WishNumber) {
        open(builders.dreamTreeBuilder.build(number: number), at: .wish, number)
    }

    func closeTree() async throws {
        try await closeOpenPlace()
    }
}
