import Ribcage

// The RIBs of the articles: a library with a shelf, and the books on it. The articles show the marked regions.

// snippet: what a RIB needs and offers
/// The dependencies of Shelf.
protocol ShelfDependency: ShelfChildren {
    var bookUseCase: any BookUseCase { get }
}

/// The builders of the children of Shelf.
protocol ShelfChildren: Dependency {
    var bookBuilder: any BookBuildable { get }
}

/// Builds the RIB of the shelf.
protocol ShelfBuildable: Buildable {
    func build() -> any ViewableRouting
}

/// The router of Shelf, as its interactor sees it.
protocol ShelfRoutable: Routable {
    func routeToBook(_ number: BookNumber)
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

    override init(dependency: any ShelfDependency) {
        interactor = ShelfInteractor(books: dependency.bookUseCase)
        view = ShelfView(reactor: interactor)
        super.init(dependency: dependency)
    }
}

final class ShelfBuilder: Builder<any ShelfDependency>, ShelfBuildable {
    func build() -> any ViewableRouting {
        let component = ShelfComponent(dependency: dependency)
        let router = ShelfRouter(
            interactor: component.interactor, viewController: component.view, builders: dependency)
        component.interactor.router = router
        return router
    }
}
// end of snippet
