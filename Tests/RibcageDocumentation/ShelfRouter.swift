import Ribcage

// snippet: a router with places
final class ShelfRouter: ViewableRouter<ShelfInteractor>, ShelfRoutable {
    private let bookBuilder: any BookBuildable

    init(interactor: ShelfInteractor, viewController: any ViewControllable, bookBuilder: any BookBuildable) {
        self.bookBuilder = bookBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override var address: [String] { ["shelf"] }

    override var places: [Place] {
        [
            Place("book", value: ShelfPhrases.number, BookNumber.init, summary: ShelfPhrases.oneBook) {
                [unowned self] number in try await interactor.send(.open(number))
            }
        ]
    }

    func routeToBook(_ number: BookNumber) {
        open(bookBuilder.build(listener: interactor, number: number))
    }
}
// end of snippet
