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

    final class ScopeBuilder: Builder<Int> {
        private(set) var scopes: [Scope] = []

        func build() -> AnyRouter {
            let scope = Scope(dependency: dependency)
            scopes.append(scope)
            _ = scope.service
            return RouterStub()
        }
    }

    let scope = Scope(dependency: 7)

    @Test("has what it was made with")
    func dependency() {
        #expect(scope.dependency == 7)
    }

    @Test("makes a lazy property once, and each its own")
    func shared() {
        #expect(scope.service === scope.service)
        #expect(scope.service !== scope.other)
        #expect(scope.made == ["service", "other"])
    }

    @Test("makes a lazy property not before it is asked for")
    func lazily() {
        #expect(scope.made == [])
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
}
