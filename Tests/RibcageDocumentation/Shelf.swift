import Ribcage

// The RIBs of the articles: a library with a shelf, and the books on it. The articles show the marked regions.

// snippet: what a RIB needs and offers
/// What Shelf needs from outside.
protocol ShelfDependency: Dependency {
    var bookUseCase: any BookUseCase { get }
    var bookBuilder: any BookBuildable { get }
}

/// Builds the RIB of the shelf.
protocol ShelfBuildable: Buildable {
    func build(listener: any ShelfListener) -> any ViewableRouting
}

/// What Shelf tells its parent.
protocol ShelfListener: Listener {
    func shelfDidFinish()
}

/// What Shelf asks of its router.
protocol ShelfRoutable: Routable {
    func routeToBook(_ number: BookNumber)
    func routeBack()
}
// end of snippet

/// Shows the shelf.
final class ShelfView: ViewControllable {
    let reactor: ShelfInteractor

    init(reactor: ShelfInteractor) {
        self.reactor = reactor
    }
}

// snippet: a component and a builder
final class ShelfComponent: Component<any ShelfDependency> {
    let interactor: ShelfInteractor
    let view: ShelfView

    init(dependency: any ShelfDependency, listener: any ShelfListener) {
        interactor = ShelfInteractor(books: dependency.bookUseCase, listener: listener)
        view = ShelfView(reactor: interactor)
        super.init(dependency: dependency)
    }
}

final class ShelfBuilder: Builder<any ShelfDependency>, ShelfBuildable {
    func build(listener: any ShelfListener) -> any ViewableRouting {
        let component = ShelfComponent(dependency: dependency, listener: listener)
        let router = ShelfRouter(
            interactor: component.interactor, viewController: component.view, bookBuilder: dependency.bookBuilder)
        component.interactor.router = router
        return router
    }
}
// end of snippet
