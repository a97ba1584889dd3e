import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A chain of 100,000 RIBs")
struct DepthConformance {
    private static let depth = 100_000

    /// A root that is not launched, and the last below it.
    private func chain() -> (root: AnyRouter, last: AnyRouter) {
        let root = Router(interactor: Interactor())
        var last: AnyRouter = root
        for _ in 0..<Self.depth {
            let child = Router(interactor: Interactor())
            last.attach(child)
            last = child
        }
        return (root, last)
    }

    @Test("is launched and terminated without overflowing the stack")
    func launchAndTerminate() {
        let (root, last) = chain()
        root.launch()
        #expect(last.interactable.isActive)
        root.terminate()
        #expect(!last.interactable.isActive)
        #expect(root.children.isEmpty)
    }

    @Test("is terminated without overflowing the stack while it is observed, and is found to be gone")
    func observed() async {
        var leaks = 0
        func launched() -> AnyRouter {
            let root = chain().root
            root.observeTree(leaksOnly: true) { _ in leaks += 1 }
            root.launch()
            return root
        }
        let root = launched()
        root.terminate()
        await LeakDetector.settle(root)
        #expect(leaks == 0)
    }

    @Test("that was never launched is let go without overflowing the stack")
    func letGo() {
        weak var last: AnyRouter?
        func build() { last = chain().last }
        build()
        #expect(last == nil)
    }

    @Test("whose last reference is let go of elsewhere ends on the main actor, without overflowing the stack")
    func letGoElsewhere() async {
        weak var last: AnyRouter?
        weak var middle: AnyRouter?
        func build() -> Task<Void, Never> {
            let (root, end) = chain()
            (last, middle) = (end, end.parent)
            // Held by nobody else from then on.
            return Task.detached { withExtendedLifetime(root) {} }
        }
        await build().value
        while last != nil { await Task.yield() }
        #expect(middle == nil)
    }

    @Test("that was detached is let go without overflowing the stack, but for what something else holds")
    func letGoInPart() {
        let root = Router(interactor: Interactor())
        root.launch()
        func build() -> AnyRouter {
            let (top, last) = chain()
            root.attach(top)
            root.detach(top)
            var middle = last
            for _ in 1...10 { middle = middle.parent ?? middle }
            return middle
        }
        let middle = build()
        #expect(middle.parent == nil)
        #expect(middle.children.count == 1)
    }

    @Test("is attached, detached and attached again without overflowing the stack")
    func attachAndDetach() {
        let (root, (top, last)) = (Router(interactor: Interactor()), chain())
        root.launch()
        root.attach(top)
        #expect(last.interactable.isActive)
        root.detach(top, isKept: true)
        #expect(!last.interactable.isActive)
        root.attach(top)
        #expect(last.interactable.isActive)
        root.terminate()
        #expect(last.parent == nil)
    }
}
