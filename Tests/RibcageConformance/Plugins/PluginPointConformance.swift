import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A plugin point")
struct PluginPointConformance {
    final class Host: Interactor, SynchronousReactor {
        enum Action { case set(Set<String>), mention(Int) }
        enum Mutation { case set(Set<String>), mention(Int) }
        struct State: Equatable {
            var applicable: Set<String> = []
            var mentioned = 0
        }

        let store = Store(State())

        func mutate(_ action: Action, commit: Commit) throws {
            switch action {
            case .set(let names): commit(.set(names))
            case .mention(let number): commit(.mention(number))
            }
        }

        static func reduce(_ state: inout State, with mutation: Mutation) {
            switch mutation {
            case .set(let names): state.applicable = names
            case .mention(let number): state.mentioned = number
            }
        }
    }

    final class HostRouter: Router<Host> {
        let point: PluginPoint<Set<String>>

        init(_ point: PluginPoint<Set<String>>) {
            self.point = point
            super.init(interactor: Host())
        }

        override func didLoad() { plug(point, following: interactor.store) { $0.applicable } }
    }

    let tree = TreeFixture()
    let root: RouterSpy
    let host: HostRouter

    init() {
        let tree = tree
        root = tree.launched()
        host = HostRouter(
            PluginPoint(
                ["a", "b", "c"].map { name in
                    Plugin(when: { $0.contains(name) }) { tree.router(name, address: []) }
                }))
        root.attach(host)
    }

    private func set(_ names: String...) throws { try host.interactor.send(.set(Set(names))) }

    private var attached: [String] { host.children.compactMap { ($0 as? RouterSpy)?.interactor.name } }

    @Test("attaches the RIBs that apply, in the order of the list")
    func order() throws {
        try set("c", "a")
        #expect(tree.calls == ["+a", "load a", "+c", "load c"])
        #expect(attached == ["a", "c"])
    }

    @Test("attaches a RIB that comes to apply between those that are there, and leaves them as they are")
    func between() throws {
        try set("c", "a")
        _ = tree.calls
        try set("a", "b", "c")
        #expect(tree.calls == ["+b", "load b"])
        #expect(attached == ["a", "b", "c"])
        try set("a")
        #expect(tree.calls == ["-b", "-c"])
        #expect(attached == ["a"])
    }

    @Test("detaches a RIB that no longer applies, and builds a new one when it applies again")
    func ceases() throws {
        try set("a", "b")
        let first = host.children[0]
        try set("b")
        #expect(tree.calls.suffix(1) == ["-a"])
        try set("b", "a")
        #expect(attached == ["a", "b"])
        #expect(host.children[0] !== first)
    }

    @Test("builds nothing anew when the state changes and the same RIBs apply")
    func sameRIBs() throws {
        try set("a")
        let first = host.children[0]
        _ = tree.calls
        try host.interactor.send(.mention(1))
        #expect(host.children.count == 1)
        #expect(host.children[0] === first)
        #expect(tree.calls == [])
    }

    @Test("keeps its RIBs among each other, behind children that were there before")
    func otherChildren() throws {
        host.attach(tree.router("own"))
        try set("b")
        host.attach(tree.router("late"))
        try set("a", "b", "c")
        #expect(attached == ["own", "a", "b", "late", "c"])
    }

    @Test("follows a change that a RIB of its own makes while it becomes active")
    func reentrant() throws {
        let host = host
        let looping = HostRouter(
            PluginPoint([
                Plugin(when: { $0.contains("start") }) { [tree] in
                    let router = tree.router("starter")
                    router.interactor.whenActive = { try? host.interactor.send(.set(["b"])) }
                    return router
                }
            ]))
        host.interactor.store.observe { state in
            if state.applicable == ["b"] { try? looping.interactor.send(.set([])) }
        }
        root.attach(looping)
        try looping.interactor.send(.set(["start"]))
        #expect(looping.children.isEmpty)
        #expect(attached == ["b"])
    }

    @Test("changes nothing while its router is inactive, and makes up for it before its children become active again")
    func inactive() throws {
        try set("a")
        root.detach(host, isKept: true)
        _ = tree.calls
        try set("b")
        #expect(attached == ["a"])
        #expect(tree.calls == [])
        root.attach(host)
        #expect(tree.calls == ["+b", "load b"])
        #expect(attached == ["b"])
    }

    @Test("does not attach a RIB again that left by itself, before it has ceased to apply")
    func left() async throws {
        try set("a")
        try await host.children[0].leave()
        try await host.interactor.send(.mention(1))
        #expect(attached == [])
        try set()
        try set("a")
        #expect(attached == ["a"])
    }

    @Test("stops with its router: nothing is attached or held afterwards")
    func ends() async throws {
        let root = RouterSpy()
        try await expectNoLeaks(in: root) {
            let point = PluginPoint<Set<String>>([Plugin { RouterSpy() }])
            root.attach(HostRouter(point))
            #expect(root.children[0].children.count == 1)
            root.detach(root.children[0])
        }
    }

    @Test("can follow the state of another RIB as it is")
    func otherState() throws {
        let other = tree.router("other")
        root.attach(other)
        other.plug(
            PluginPoint([Plugin(when: { $0.mentioned > 2 }) { RouterSpy() }]), following: host.interactor.store)
        #expect(other.children.isEmpty)
        try host.interactor.send(.mention(3))
        #expect(other.children.count == 1)
    }
}
