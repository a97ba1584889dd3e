import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Ribcage
import Testing

@MainActor @Suite("The first place of a root without a screen")
struct FirstPlaceTests {
    private let history = EditHistoryStub()

    @Test("opens anew, and is seen, after an undo that took away what it showed")
    func anew() async throws {
        history.undoable = [.example(1)]
        let root = BareRoot(providing: history)
        history.whenUndone = { root.cover?.interactor.arrivalFailures = .max }
        let seen = try await typing("write a", "undo", "quit", at: root, isInteractive: true, adding: [.history])
        #expect(
            seen == [
                "[0: ]", "cover> write a", "! wrote a on 0", "cover> undo", "! Undone: edit 1.", "[0: ]", "cover> quit",
            ])
        #expect(root.launches == 2)
    }

    @Test("opens anew also after an undo that took away a place below it as well")
    func anewFromBelow() async throws {
        history.undoable = [.example(1)]
        let root = BareRoot(providing: history)
        history.whenUndone = {
            root.cover?.lostPages = [3]
            root.cover?.interactor.arrivalFailures = .max
        }
        let seen = try await typing("page 3", "undo", "quit", at: root, isInteractive: true, adding: [.history])
        #expect(
            seen == [
                "[0: ]", "cover> page 3", "[3: ]", "cover/page/3> undo", "! Undone: edit 1.",
                "! cover/page/3 is gone, so this is cover.", "[0: ]", "cover> quit",
            ])
        #expect(root.launches == 2)
    }

    @Test("stays open after an undo that left it what it shows")
    func stays() async throws {
        history.undoable = [.example(1)]
        let root = BareRoot(providing: history)
        let seen = try await typing(
            "write a", "undo", "show", "quit", at: root, isInteractive: true, adding: [.history])
        #expect(seen.contains("[0: a]"))
        #expect(root.launches == 1)
    }
}

/// A root without a screen, which opens a new cover at each launch.
private final class BareRoot: Router<Interactor> {
    private let history: EditHistoryStub
    private(set) weak var cover: CoverRouter?
    private(set) var launches = 0

    init(providing history: EditHistoryStub) {
        self.history = history
        super.init(interactor: Interactor())
    }

    override func didLaunch() async throws {
        launches += 1
        let cover = CoverRouter(providing: history)
        self.cover = cover
        open(cover)
    }
}
