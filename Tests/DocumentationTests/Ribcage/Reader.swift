import Ribcage

// A RIB of the articles whose children share a scope: a reader with two pages.

/// What a person marked in one book.
final class Bookmarks {
    private(set) var titles: [String] = []

    func add(_ titles: [String]) { self.titles += titles }
}

final class ReaderInteractor: Interactor {
    let bookmarks: Bookmarks

    init(bookmarks: Bookmarks) { self.bookmarks = bookmarks }
}

final class PageRouter: Router<Interactor> {
    let bookmarks: Bookmarks

    init(bookmarks: Bookmarks) {
        self.bookmarks = bookmarks
        super.init(interactor: Interactor())
    }
}

final class PageBuilder: Builder<any Dependency>, PageBuildable {
    func build(bookmarks: Bookmarks) -> any Routing { PageRouter(bookmarks: bookmarks) }
}

// snippet: a scope as a value
protocol PageBuildable: Buildable {
    func build(bookmarks: Bookmarks) -> any Routing
}

protocol ReaderChildren: Dependency {
    var pageBuilder: any PageBuildable { get }
}

final class ReaderBuilder: Builder<any ReaderChildren> {
    func build(bookmarks titles: [String]) -> any Routing {
        let bookmarks = Bookmarks()
        bookmarks.add(titles)
        return ReaderRouter(interactor: ReaderInteractor(bookmarks: bookmarks), builders: dependency)
    }
}

final class ReaderRouter: PlaceRouter<ReaderInteractor, any ReaderChildren> {
    override func didLoad() {
        for _ in 1...2 { attach(builders.pageBuilder.build(bookmarks: interactor.bookmarks)) }
    }
}
// end of snippet

final class ReaderDependencyStub: ReaderChildren {
    var pageBuilder: any PageBuildable { PageBuilder(dependency: self) }
}
