import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@Suite("A programmer’s mistake")
struct MistakeConformance {
    @Test("stops the program and names the rule", arguments: Mistake.allCases)
    func stops(_ mistake: Mistake) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [mistake] in
            await mistake.make()
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(mistake.message))
    }
}

/// What a programmer can do wrong with a tree.
enum Mistake: String, CaseIterable, Codable, CustomTestStringConvertible {
    case twoParents = "attaching a router that has another parent"
    case twice = "attaching a child twice"
    case itself = "attaching a router to itself"
    case cycle = "attaching the root to one far below it"
    case launched = "attaching the root of a live tree"
    case resigning = "attaching a router while it resigns"
    case stranger = "detaching a stranger"
    case grandchild = "detaching a child of a child"
    case detachedTwice = "detaching a child twice"
    case launchedChild = "launching a child"
    case launchedTwice = "launching a tree twice"
    case launchedAgain = "launching a tree that was terminated"
    case launchedAfterEnd = "launching a tree that ended before it could load"
    case terminatedChild = "terminating a child"
    case terminatedTwice = "terminating a tree twice"
    case observedLate = "observing a tree that is live"
    case observedChild = "observing a child"
    case unreadValue = "leading to a place that takes a value without reading it"
    case noValue = "reading a value of a place that takes none"

    var testDescription: String { rawValue }

    var message: String {
        switch self {
        case .twoParents: "PageRouter cannot attach HomeRouter: it is attached to RootRouter. A router has one parent."
        case .twice: "RootRouter cannot attach HomeRouter: it is attached to RootRouter. A router has one parent."
        case .itself: "RootRouter cannot attach RootRouter: it is the same router. A router is not its own child."
        case .cycle: "PageRouter cannot attach RootRouter: it is an ancestor of it. A tree has no cycle."
        case .launched: "PageRouter cannot attach RootRouter: it is launched. The root of a tree has no parent."
        case .resigning:
            "PageRouter cannot attach HomeRouter: it is resigning. Attach it when it has been detached."
        case .stranger, .grandchild:
            "RootRouter cannot detach PageRouter: it is no child of it. A router is detached by its parent."
        case .detachedTwice:
            "RootRouter cannot detach HomeRouter: it is no child of it. A router is detached by its parent."
        case .launchedChild: "HomeRouter cannot launch: it has a parent. Only a root is launched."
        case .launchedTwice, .launchedAgain:
            "RootRouter cannot launch: it was active before. A tree is launched once."
        case .launchedAfterEnd: "HomeRouter cannot launch: it was active before. A tree is launched once."
        case .terminatedChild: "HomeRouter cannot terminate: it is not launched. Only a root is terminated."
        case .terminatedTwice: "RootRouter cannot terminate: it is not launched. Only a root is terminated."
        case .observedLate:
            "RootRouter cannot be observed: it was active before. A root is observed before it is launched."
        case .observedChild: "HomeRouter cannot be observed"
        case .unreadValue: "“page” needs a number, and nothing reads it. A place reads the value of its destination."
        case .noValue: "“shelf” takes no value, and one is read. A place reads the value of its destination."
        }
    }

    /// Makes the mistake, in a process of its own.
    @MainActor func make() {
        let (root, home, page) = (
            RootRouter(interactor: Interactor()), HomeRouter(interactor: InteractorSpy()),
            PageRouter(interactor: Interactor())
        )
        switch self {
        case .twoParents:
            root.attach(home)
            page.attach(home)
        case .twice:
            root.attach(home)
            root.attach(home)
        case .itself: root.attach(root)
        case .cycle:
            root.attach(home)
            home.attach(page)
            page.attach(root)
        case .launched:
            root.launch()
            page.attach(root)
        case .resigning:
            root.launch()
            root.attach(home)
            home.interactor.whenResigning = {
                root.detach(home)
                page.attach(home)
            }
            root.detach(home)
        case .stranger: root.detach(page)
        case .grandchild:
            root.attach(home)
            home.attach(page)
            root.detach(page)
        case .detachedTwice:
            root.attach(home)
            root.detach(home)
            root.detach(home)
        case .launchedChild:
            root.attach(home)
            home.launch()
        case .launchedTwice:
            root.launch()
            root.launch()
        case .launchedAgain:
            root.launch()
            root.terminate()
            root.launch()
        case .launchedAfterEnd:
            home.interactor.whenActive = { home.terminate() }
            home.launch()
            home.launch()
        case .terminatedChild:
            root.attach(home)
            root.launch()
            home.terminate()
        case .terminatedTwice:
            root.launch()
            root.terminate()
            root.terminate()
        case .observedLate:
            root.launch()
            root.observeTree { _ in }
        case .observedChild:
            root.attach(home)
            home.observeTree { _ in }
        case .unreadValue: _ = Place(Destination("page", value: "number", summary: "a page")) {}
        case .noValue: _ = Place(Destination("shelf", summary: "all books"), { $0 }) { _ in }
        }
    }
}

private final class RootRouter: Router<Interactor> {}
private final class HomeRouter: Router<InteractorSpy> {}
private final class PageRouter: Router<Interactor> {}
