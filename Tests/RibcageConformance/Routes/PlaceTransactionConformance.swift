import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A transaction over open places")
struct PlaceTransactionConformance {
    let tree = TreeFixture()
    let root: RouterSpy

    init() {
        root = tree.launched()
    }

    @discardableResult private func open(_ name: String, below parent: AnyRouter? = nil) -> RouterSpy {
        let router = tree.router(name, address: [name])
        (parent ?? root).open(router)
        return router
    }

    /// A home with a page below it, open at the beginning of the transaction.
    private func begin() -> (home: RouterSpy, page: RouterSpy, transaction: PlaceTransaction) {
        let home = open("home")
        let page = open("page", below: home)
        _ = tree.calls
        return (home, page, PlaceTransaction(below: root))
    }

    @Test("keeps the places that another one replaces active until it is committed, and detaches them then")
    func replaced() {
        let (home, page, transaction) = begin()
        open("dreams")
        #expect(root.currentRoute == Route(["dreams"]))
        #expect(home.interactor.isActive && page.interactor.isActive)
        #expect(tree.calls == ["+dreams", "load dreams"])
        transaction.commit()
        #expect(tree.calls == ["-home", "-page"])
        #expect(home.parent == nil)
        #expect(page.parent === home)
    }

    @Test("shows them again when it is rolled back, without building or activating them anew")
    func rolledBack() {
        let (_, page, transaction) = begin()
        open("note", below: open("dreams"))
        _ = tree.calls
        transaction.rollBack()
        #expect(tree.calls == ["-dreams", "-note"])
        #expect(root.currentRoute == Route(["home", "page"]))
        #expect(root.openPlaces.last === page)
    }

    @Test("takes back a closing, and a place opened below the lowest one, too")
    func closed() async throws {
        let (home, page, transaction) = begin()
        try await page.leave()
        #expect(root.currentRoute == Route(["home"]))
        open("other", below: home)
        transaction.rollBack()
        #expect(root.currentRoute == Route(["home", "page"]))
        let second = PlaceTransaction(below: root)
        open("note", below: page)
        second.rollBack()
        #expect(root.openPlaces.last === page)
        #expect(tree.calls == ["+other", "load other", "-other", "+note", "load note", "-note"])
    }

    @Test("closes what was closed, once it is committed")
    func closingCommitted() async throws {
        let (home, page, transaction) = begin()
        try await page.leave()
        #expect(page.interactor.isActive)
        transaction.commit()
        #expect(page.parent == nil)
        #expect(root.openPlaces.last === home)
        try await home.leave()
        #expect(home.parent == nil)
    }

    @Test("does not hold a place that was opened since, nor one that is closed twice")
    func opened() async throws {
        let (_, page, transaction) = begin()
        let dreams = open("dreams")
        open("today")
        #expect(dreams.parent == nil)
        transaction.rollBack()
        let second = PlaceTransaction(below: root)
        try await page.leave()
        try await page.leave()
        #expect(page.parent == nil)
        second.rollBack()
        #expect(root.currentRoute == Route(["home"]))
    }

    @Test("leaves alone what a parent has detached itself, and what is open there instead")
    func detached() {
        let (home, _, transaction) = begin()
        root.detach(home)
        let today = open("today")
        transaction.rollBack()
        #expect(root.openPlaces.last === today)
        let second = PlaceTransaction(below: root)
        root.detach(today)
        second.commit()
        #expect(root.openPlace == nil)
    }

    @Test("shows a place that is opened again, of a parent that keeps its places")
    func shownAgain() {
        let (home, page, transaction) = begin()
        open("today")
        root.open(home)
        #expect(root.openPlaces.last === page)
        _ = tree.calls
        transaction.commit()
        #expect(tree.calls == [])
        #expect(root.openPlaces.last === page)
    }

    @Test("does nothing after its end, so that both ends may be called")
    func twice() {
        let (home, _, transaction) = begin()
        let today = open("today")
        transaction.commit()
        transaction.rollBack()
        transaction.commit()
        #expect(root.openPlaces.last === today)
        #expect(home.parent == nil)
    }

    @Test("that has ended does not touch what a later one holds")
    func later() {
        let (_, page, transaction) = begin()
        transaction.rollBack()
        let second = PlaceTransaction(below: root)
        open("today")
        transaction.commit()
        #expect(page.interactor.isActive)
        second.rollBack()
        #expect(root.openPlaces.last === page)
    }

    @Test("leaks nothing, however it ends", arguments: [true, false])
    func leaks(isCommitted: Bool) async throws {
        let root = RouterSpy()
        try await expectNoLeaks(in: root) {
            root.open(RouterSpy(address: ["home"]))
            let transaction = PlaceTransaction(below: root)
            root.open(RouterSpy(address: ["today"]))
            if isCommitted { transaction.commit() } else { transaction.rollBack() }
        }
    }
}
