import Basics
import Ribcage

/// The number of a book on the shelf, from 1.
struct BookNumber: Equatable, Sendable, CustomStringConvertible {
    let value: Int

    init(_ text: String) throws {
        guard let value = Int(text), value > 0 else { throw NotANumber(text: text) }
        self.value = value
    }

    var description: String { "\(value)" }

    struct NotANumber: Explained {
        let text: String
        var explanation: Phrase { ShelfPhrases.noBook(text) }
    }
}

protocol BookUseCase: Sendable {
    func titles() async throws -> [String]
    func add(_ title: String) async throws
    func changes() -> AsyncStream<Void>
}

protocol BookDependency: Dependency {}

// snippet: a typed address
extension Address where Value == BookNumber {
    static var book: Address { Address("book", Argument(ShelfPhrases.number, BookNumber.init)) }
}
// end of snippet

protocol BookBuildable: Buildable {
    func build(listener: any BookListener, number: BookNumber) -> any ViewableRouting
}

// snippet: a listener's protocol
/// News of a book for its parent.
protocol BookListener: Listener {
    func bookWasRead(_ number: BookNumber) async throws
}
// end of snippet

final class BookInteractor: LeavingInteractor {
    let number: BookNumber
    private weak var listener: (any BookListener)?

    init(number: BookNumber, listener: any BookListener) {
        (self.number, self.listener) = (number, listener)
    }

    // snippet: leaving with news
    func finish() async throws {
        try await listener?.bookWasRead(number)
        try await leave()
    }
    // end of snippet
}

final class BookView: ViewControllable {}

final class BookRouter: ViewableRouter<BookInteractor> {}

// snippet: values known only at run time
final class BookBuilder: Builder<any BookDependency>, BookBuildable {
    func build(listener: any BookListener, number: BookNumber) -> any ViewableRouting {
        let interactor = BookInteractor(number: number, listener: listener)
        return BookRouter(interactor: interactor, viewController: BookView())
    }
}
// end of snippet
