import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

/// Trees that change at random, also from inside every callback: the same numbers each time, so that what fails once
/// fails always.
@MainActor @Suite("Whatever its callbacks do, a tree")
struct RandomTreeConformance {
    /// Eight routers, of which the first is launched. Each callback may change the tree, a few levels deep.
    @MainActor final class Game {
        private let tree = TreeFixture()
        private var random: SplitMix64
        private var depth = 0
        private(set) var calls: [String] = []
        let routers: [RouterSpy]

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            routers = (0..<8).map { [tree] in tree.router("\($0)") }
            for (number, router) in routers.enumerated() {
                let change = { [weak self] in self?.callBack() ?? () }
                tree.whenActive("\(number)", change)
                tree.whenResigning("\(number)", change)
                router.whenLoaded = change
            }
            routers[0].launch()
        }

        private func callBack() {
            guard depth < 3, Bool.random(using: &random) else { return }
            depth += 1
            change()
            depth -= 1
        }

        /// Attaches or detaches one router, wherever that is no mistake.
        func change() {
            let (first, second) = (pick(), pick())
            if let parent = second.parent {
                parent.detach(second)
            } else if isFree(second), first.root !== second {
                first.attach(second)
            }
        }

        /// A router without a parent that is active is the root, or resigns.
        private func isFree(_ router: RouterSpy) -> Bool {
            router !== routers[0] && router.parent == nil && !router.interactor.isActive
        }

        private func pick() -> RouterSpy { routers[Int.random(in: 0..<routers.count, using: &random)] }

        func note() { calls += tree.calls }
    }

    @Test(
        "is active where it hangs from the active root and nowhere else, tells each RIB in turn, and loads it once",
        arguments: 1...200)
    func invariants(_ seed: Int) {
        let game = Game(seed: UInt64(seed))
        for _ in 1...40 {
            game.change()
            for router in game.routers {
                #expect(router.interactor.isActive == (router.root === game.routers[0]))
            }
        }
        game.routers[0].terminate()
        game.note()
        for (number, router) in game.routers.enumerated() {
            #expect(!router.interactor.isActive)
            #expect(router.children.isEmpty || router.root !== game.routers[0])
            let told = game.calls.filter { ["+\(number)", "-\(number)"].contains($0) }
            #expect(told.enumerated().allSatisfy { $1.hasPrefix($0.isMultiple(of: 2) ? "+" : "-") })
            #expect(told.count.isMultiple(of: 2))
            #expect(game.calls.filter { $0 == "load \(number)" }.count <= 1)
        }
    }
}
