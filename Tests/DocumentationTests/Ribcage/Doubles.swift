import Ribcage
import RibcageTesting

/// Books in memory. Each call of `changes` gives the one stream of the test.
actor BookUseCaseFake: BookUseCase {
    private var books: [String]
    private nonisolated let stream: AsyncStream<Void>
    nonisolated let change: AsyncStream<Void>.Continuation

    init(_ books: [String] = []) {
        self.books = books
        (stream, change) = AsyncStream.makeStream(of: Void.self)
    }

    func titles() -> [String] { books }

    func add(_ title: String) throws {
        guard !title.isEmpty else { throw NoTitle() }
        books.append(title)
    }

    nonisolated func changes() -> AsyncStream<Void> { stream }

    struct NoTitle: Error {}
}

// snippet: doubles
final class ShelfRoutableSpy: ShelfRoutable {
    let log: CallLog

    init(log: CallLog) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    func routeToBook(_ number: BookNumber) { log.record("routeToBook(\(number))") }
    func leave() { log.record("leave()") }
}

final class BookBuildableMock: BookBuildable {
    private(set) weak var listener: (any BookListener)?

    func build(listener: any BookListener, number: BookNumber) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(address: ["book", "\(number)"])
    }
}
// end of snippet

final class ShelfDependencyStub: ShelfDependency {
    let bookUseCase: any BookUseCase
    let bookMock = BookBuildableMock()

    var bookBuilder: any BookBuildable { bookMock }

    init(_ books: [String] = []) { bookUseCase = BookUseCaseFake(books) }
}
