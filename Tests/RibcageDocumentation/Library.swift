import Languages
import Ribcage

protocol LibraryDependency: Dependency {
    var shelfBuilder: any ShelfBuildable { get }
}

final class LibraryInteractor: Interactor {}

enum LibraryPhrases {
    static let allBooks = Phrase(en: "all books", ko: "모든 책", ja: "すべての本")
}

// snippet: a viewless root
final class LibraryRouter: Router<LibraryInteractor> {
    private let shelfBuilder: any ShelfBuildable

    init(interactor: LibraryInteractor, shelfBuilder: any ShelfBuildable) {
        self.shelfBuilder = shelfBuilder
        super.init(interactor: interactor)
    }

    override var places: [Place] {
        [Place("shelf", summary: LibraryPhrases.allBooks) { [unowned self] in openShelf() }]
    }

    override func didLaunch() async throws {
        openShelf()
    }

    private func openShelf() {
        open(shelfBuilder.build())
    }
}
// end of snippet

final class LibraryBuilder: Builder<any LibraryDependency> {
    func build() -> any Routing {
        LibraryRouter(interactor: LibraryInteractor(), shelfBuilder: dependency.shelfBuilder)
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
