import DreamTreeFeatureInterface
import DreamsDomainInterface
import DreamsFeatureInterface
import Languages
import Ribcage

/// Attaches the tree of a wish.
final class DreamsRouter: ViewableRouter<DreamsInteractor>, DreamsRoutable {
    private let dreamTreeBuilder: any DreamTreeBuildable

    init(
        interactor: DreamsInteractor, viewController: any ViewControllable, dreamTreeBuilder: any DreamTreeBuildable
    ) {
        self.dreamTreeBuilder = dreamTreeBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override var address: [String] { ["dreams"] }

    override var places: [Place] {
        [
            Place(Self.wish, WishNumber.init) { [unowned self] number in
                try await interactor.send(.open(number))
            }
        ]
    }

    /// Not called “tree”: that word shows which parts of the program are live, in every place.
    static let wish = Signpost(
        "wish", value: DreamPhrases.number, example: Phrase(verbatim: "3"), summary: DreamsPhrases.sameAsOpen)

    func routeToTree(of number: WishNumber) {
        open(dreamTreeBuilder.build(number: number))
    }

    func closeTree() async throws {
        try await closeOpenPlace()
    }
}
