import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A viewable router")
struct ViewableRouterConformance {
    final class View: ViewControllable {}

    final class ScreenRouter: ViewableRouter<InteractorSpy> {
        private(set) var loads: [Bool] = []
        override func didLoad() { loads.append(interactor.isActive) }
    }

    let log = CallLog()
    let view = View()
    let root = RouterSpy()
    let screen: ScreenRouter
    /// Has a child without a view.
    let page: ScreenRouter

    init() {
        screen = ScreenRouter(interactor: InteractorSpy("screen", log: log), viewController: view)
        page = ScreenRouter(interactor: InteractorSpy("page", log: log), viewController: View())
        page.attach(RouterSpy(interactor: InteractorSpy("note", log: log)))
        root.launch()
    }

    @Test("has the view it was made with, and a viewless router has none")
    func hasView() {
        #expect(screen.viewController === view)
        #expect(Router(interactor: Interactor()).viewController == nil)
    }

    @Test("lives as any other router, with children with and without views, loads once, and keeps its view")
    func lifecycle() {
        screen.attach(page)
        #expect(log.take() == [])
        root.attach(screen)
        #expect(log.take() == ["+screen", "+page", "+note", "load note"])
        root.detach(screen)
        #expect(log.take() == ["-screen", "-page", "-note"])
        #expect(page.parent === screen)
        #expect(screen.viewController === view)
        root.attach(screen)
        #expect(log.take() == ["+screen", "+page", "+note"])
        #expect([screen.loads, page.loads] == [[true], [true]])
    }

    @Test("can be the root of a tree, and activates viewless children")
    func asRoot() {
        let child = RouterSpy()
        screen.attach(child)
        screen.launch()
        #expect(child.interactor.isActive)
        screen.terminate()
        #expect(log.take() == ["+screen", "-screen"])
        #expect(!child.interactor.isActive)
    }

    @Test("is held by a parent that knows no more of it than that it has a view")
    func asRouting() {
        let routing: any ViewableRouting = screen
        root.attach(routing)
        #expect(screen.interactor.isActive)
        root.detach(routing)
        #expect(!screen.interactor.isActive)
    }
}
