import Ribcage

// A RIB of the articles whose children share its component: a reader with two pages.

/// What a person marked in one book.
final class Bookmarks {
    private(set) var titles: [String] = []

    func add(_ titles: [String]) { self.titles += titles }
}

final class ReaderInteractor: Interactor {
    let number: BookNumber

    init(number: BookNumber) { self.number = number }
}

final class PageRouter: Router<Interactor> {
    let bookmarks: Bookmarks

    init(bookmarks: Bookmarks) {
        self.bookmarks = bookmarks
        super.init(interactor: Interactor())
    }
}

final class PageBuilder: Builder<any PageDependency> {
    func build() -> any Routing { PageRouter(bookmarks: dependency.bookmarks) }
}

// snippet: a component as the scope of children
protocol PageDependency: Dependency {
    var bookmarks: Bookmarks { get }
}

final class ReaderComponent: Component<any BookUseCase>, PageDependency {
    let bookmarks = Bookmarks()

    var pageBuilder: PageBuilder { PageBuilder(dependency: self) }
}

final class ReaderRouter: Router<ReaderInteractor> {
    private let pageBuilder: PageBuilder

    init(interactor: ReaderInteractor, pageBuilder: PageBuilder) {
        self.pageBuilder = pageBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        for _ in 1...2 { attach(pageBuilder.build()) }
    }
}
// end of snippet

// snippet: building in stages
final class ReaderBuilder: MultiStageBuilder<any BookUseCase, ReaderComponent> {
    init(dependency: any BookUseCase) {
        super.init(dependency: dependency) { ReaderComponent(dependency: $0) }
    }

    func load() async throws {
        component.bookmarks.add(try await dependency.titles())
    }

    func build(number: BookNumber) -> any Routing {
        endPass { component in
            ReaderRouter(interactor: ReaderInteractor(number: number), pageBuilder: component.pageBuilder)
        }
    }
}
// end of snippet
