import Ribcage
import Testing

// snippet: a reactor that waits for nothing
final class BookmarkInteractor: Interactor, SynchronousReactor {
    enum Action { case turn(to: Int) }
    enum Mutation { case turned(to: Int) }
    struct NoSuchPage: Error {}

    let store = Store(1)

    func mutate(_ action: Action, commit: Commit) throws {
        switch action {
        case .turn(let page):
            guard page > 0 else { throw NoSuchPage() }
            commit(.turned(to: page))
        }
    }

    static func reduce(_ page: inout Int, with mutation: Mutation) {
        switch mutation {
        case .turned(let number): page = number
        }
    }
}
// end of snippet

@MainActor @Suite("A bookmark")
struct BookmarkTests {
    @Test("is turned at once, from code that is not async")
    func turning() throws {
        // snippet: sending at once
        let bookmark = BookmarkInteractor()
        try bookmark.send(.turn(to: 12))
        #expect(bookmark.state == 12)
        #expect(throws: BookmarkInteractor.NoSuchPage.self) { try bookmark.send(.turn(to: 0)) }
        // end of snippet
    }
}
