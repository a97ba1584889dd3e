import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A component")
struct ComponentConformance {
    final class Service {}

    final class Scope: Component<Int> {
        private(set) var made: [String] = []
        private(set) lazy var service: Service = make("service") { Service() }
        private(set) lazy var other: Service = make("other") { Service() }
        private(set) lazy var missing: Service? = make("missing") { nil }
        private(set) lazy var present: Service? = make("present") { Service() }
        var fresh: Service { make("fresh") { Service() } }

        private func make<Made>(_ name: String, _ maker: () -> Made) -> Made {
            made.append(name)
            return maker()
        }
    }

    /// A RIB whose scope is its parent's.
    final class Child: Router<Interactor> {
        let scope: Scope
        let number: Int

        init(scope: Scope, number: Int) {
            (self.scope, self.number) = (scope, number)
            super.init(interactor: Interactor())
        }
    }

    final class ChildBuilder: Builder<Scope> {
        func build(number: Int) -> Child { Child(scope: dependency, number: number) }
    }

    /// A RIB that hands its component to its children.
    final class Parent: Router<Interactor> {
        private let builders: [ChildBuilder]

        init(scope: Scope) {
            builders = (1...2).map { _ in ChildBuilder(dependency: scope) }
            super.init(interactor: Interactor())
        }

        override func didLoad() {
            for (number, builder) in builders.enumerated() { attach(builder.build(number: number)) }
        }

        var scopes: [Scope] { children.compactMap { ($0 as? Child)?.scope } }
    }

    final class ScopeBuilder: Builder<Int> {
        private(set) var scopes: [Scope] = []

        func build() -> AnyRouter {
            let scope = Scope(dependency: dependency)
            scopes.append(scope)
            _ = scope.service
            return RouterSpy()
        }
    }

    let scope = Scope(dependency: 7)

    @Test("has what it was made with")
    func dependency() {
        #expect(scope.dependency == 7)
    }

    @Test("makes a lazy property once, each its own, and not before it is asked for")
    func shared() {
        #expect(scope.made == [])
        #expect(scope.service === scope.service)
        #expect(scope.service !== scope.other)
        #expect(scope.made == ["service", "other"])
    }

    @Test("makes a lazy optional once, also when it is nil")
    func optional() {
        for _ in 1...2 {
            #expect(scope.missing == nil)
            #expect(scope.present != nil)
        }
        #expect(scope.made == ["missing", "present"])
    }

    @Test("makes a computed property anew each time")
    func fresh() {
        #expect(scope.fresh !== scope.fresh)
        #expect(scope.made == ["fresh", "fresh"])
    }

    @Test("is new in each build of a builder, and so is what it shares")
    func builder() {
        let builder = ScopeBuilder(dependency: 3)
        #expect(builder.build() !== builder.build())
        #expect(builder.scopes.map(\.dependency) == [3, 3])
        #expect(builder.scopes.first !== builder.scopes.last)
        #expect(builder.scopes.first?.service !== builder.scopes.last?.service)
    }

    @Test("takes no part in values that are known only at run time: they come through build, for each RIB its own")
    func runTimeValues() {
        let builder = ChildBuilder(dependency: scope)
        let children = [4, 5].map { builder.build(number: $0) }
        #expect(children.map(\.number) == [4, 5])
        #expect(children.allSatisfy { $0.scope === scope })
    }

    @Test("that is handed to children as their scope is the same for all of them, and shares with them what it makes")
    func scopeOfChildren() {
        let parent = Parent(scope: scope)
        parent.launch()
        #expect(parent.scopes.count == 2)
        #expect(parent.scopes.allSatisfy { $0 === scope && $0.service === scope.service })
        #expect(scope.made == ["service"])
        parent.terminate()
    }

    @Test("that is handed to children as their scope ends with the RIB, and what it made with it")
    func endOfScope() async throws {
        weak var scope: Scope?
        weak var service: Service?
        let root = RouterSpy()
        try await expectNoLeaks(in: root) {
            do {
                let made = Scope(dependency: 7)
                (scope, service) = (made, made.service)
                root.attach(Parent(scope: made))
            }
            #expect(scope != nil)
            #expect(service != nil)
            root.detach(root.children[0])
        }
        #expect(scope == nil)
        #expect(service == nil)
    }
}
