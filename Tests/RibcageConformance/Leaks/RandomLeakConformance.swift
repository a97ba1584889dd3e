import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

/// Trees that change at random, while actions that run and canceled tasks hold RIBs. The random numbers are the same
/// each time.
@MainActor @Suite("Whatever running work holds")
struct RandomLeakConformance {
    typealias Node = LeakFixture.Node

    @MainActor final class Game {
        private let tree = LeakFixture()
        private var random: SplitMix64
        private var nodes: [Weak] = []
        /// What the test holds: a router or an interactor. It leaks whenever it is detached.
        private var held: [AnyObject] = []
        /// For each object, the number of changes when it was last detached, and when it was last reported as a leak.
        private var (detached, reported): ([ObjectIdentifier: Int], [ObjectIdentifier: Int]) = ([:], [:])
        private var count = 0
        private(set) var mistakes: [String] = []

        struct Weak {
            weak var node: Node?
        }

        init(seed: Int) {
            random = SplitMix64(seed: UInt64(seed))
            tree.whenLeaked = { [weak self] part in
                guard let self else { return }
                if !held.contains(where: { $0 === part }) { mistakes.append("\(part) is no leak") }
                reported[ObjectIdentifier(part)] = count
            }
        }

        func play(_ changes: Int) async throws {
            for _ in 1...changes {
                count += 1
                switch Int.random(in: 0..<10, using: &random) {
                case 0...3: attach()
                case 4...6: detach()
                case 7: await hold()
                case 8: if Bool.random(using: &random) { try await tree.endActions() }
                default: await tree.check()
                }
            }
            try await tree.endActions()
            await LeakDetector.settle(tree.root)
            for part in held
            where isLeak(part)
                && reported[ObjectIdentifier(part), default: -1] < detached[ObjectIdentifier(part), default: 0]
            {
                mistakes.append("\(part) was not found")
            }
            tree.root.terminate()
        }

        private var alive: [Node] { nodes.compactMap(\.node) }

        private func isLeak(_ part: AnyObject) -> Bool {
            guard detached[ObjectIdentifier(part)] != nil else { return false }
            if let node = part as? Node { return node.parent == nil && !node.interactor.isActive }
            guard let interactor = part as? LeakFixture.Holder else { return false }
            return !interactor.isActive && !alive.contains { $0.interactor === interactor }
        }

        /// Attaches a detached RIB or a new one.
        private func attach() {
            let free = alive.filter { $0.parent == nil && !$0.interactor.isActive }
            let parent = ([tree.root] + alive.filter(\.interactor.isActive)).randomElement(using: &random) ?? tree.root
            if let node = free.randomElement(using: &random), Bool.random(using: &random) {
                return _ = parent.attach(node)
            }
            let node = tree.attach("\(count)", below: parent)
            nodes.append(Weak(node: node))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: held.append(node)
            case 1: held.append(node.interactor)
            default: break
            }
        }

        private func detach() {
            let attached = alive.filter { $0.interactor.isActive }
            guard let node = attached.randomElement(using: &random), let parent = node.parent else { return }
            var all: [AnyRouter] = [node]
            while let next = all.popLast() {
                for part in [next, next.interactable] as [AnyObject] { detached[ObjectIdentifier(part)] = count }
                all += next.children
            }
            parent.detach(node)
        }

        /// Lets an action or a task of a RIB hold it, and RIBs above or below it.
        private func hold() async {
            guard let node = alive.filter(\.interactor.isActive).randomElement(using: &random) else { return }
            if Bool.random(using: &random) {
                node.interactor.task { [gate = tree.gate] in
                    await gate.pass()
                    withExtendedLifetime(node) {}
                }
            } else {
                let path = alive.filter { $0 !== node && (isAbove($0, node) || isAbove(node, $0)) } + [node]
                let other = path.randomElement(using: &random)
                let part: [AnyObject] =
                    Bool.random(using: &random) ? [other?.interactor].compactMap(\.self) : [other].compactMap(\.self)
                await tree.hold(in: node) { part }
            }
        }

        private func isAbove(_ node: Node, _ other: AnyRouter) -> Bool {
            sequence(first: other) { $0.parent }.contains { $0 === node }
        }
    }

    @Test(
        "no RIB is taken for a leak that only that work holds, and each is found that something else holds",
        arguments: 1...200)
    func random(_ seed: Int) async throws {
        let game = Game(seed: seed)
        try await game.play(60)
        #expect(game.mistakes == [])
    }
}
