import Ribcage

// snippet: a router with places
final class ShelfRouter: PlaceRouter<ShelfInteractor, any ShelfChildren>, ShelfRoutable {
    override class var ways: Ways {
        [.sends(.book, summary: ShelfPhrases.oneBook) { .open($0) }]
    }

    func routeToBook(_ number: BookNumber) {
        open(builders.bookBuilder.build(listener: interactor, number: number), at: .book, number)
    }
}
// end of snippet
