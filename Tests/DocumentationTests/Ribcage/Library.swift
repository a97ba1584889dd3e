import Basics
import BasicsTesting
import Ribcage

protocol LibraryChildren: Dependency {
    var shelfBuilder: any ShelfBuildable { get }
}

protocol LibraryDependency: LibraryChildren {}

final class LibraryInteractor: Interactor {}

enum LibraryPhrases {
    static let allBooks = Phrase("all books", .ko("모든 책"), .ja("すべての本"))
}

// snippet: a viewless root
final class LibraryRouter: PlaceRouter<LibraryInteractor, any LibraryChildren> {
    override class var ways: Ways {
        [.opens("shelf", summary: LibraryPhrases.allBooks) { $0.builders.shelfBuilder.build() }]
    }

    override func didLaunch() async throws {
        open(builders.shelfBuilder.build(), at: "shelf")
    }
}
// end of snippet

final class LibraryBuilder: Builder<any LibraryDependency> {
    func build() -> any Routing {
        LibraryRouter(interactor: LibraryInteractor(), builders: dependency)
    }
}

// snippet: a root component
final class RootComponent: Component<any BookUseCase> {
    var bookUseCase: any BookUseCase { dependency }

    var libraryBuilder: LibraryBuilder { LibraryBuilder(dependency: self) }
    var shelfBuilder: any ShelfBuildable { ShelfBuilder(dependency: self) }
    var bookBuilder: any BookBuildable { BookBuilder(dependency: self) }
}

extension RootComponent: LibraryDependency, ShelfDependency, BookDependency {}
// end of snippet
