import Ribcage
import Testing

@MainActor @Suite("A component")
struct ComponentTests {
    final class Scope: Component<Int> {
        private(set) var made = 0
        lazy var shared: [Int] = make()
        lazy var missing: [Int]? = makeNothing()
        var fresh: [Int] { make() }

        private func make() -> [Int] {
            made += 1
            return [dependency]
        }

        private func makeNothing() -> [Int]? {
            made += 1
            return nil
        }
    }

    let scope = Scope(dependency: 7)

    @Test("makes a lazy property once")
    func shared() {
        #expect(scope.shared == [7])
        #expect(scope.shared == [7])
        #expect(scope.made == 1)
    }

    @Test("makes a lazy optional once, also when it is nil")
    func optional() {
        #expect(scope.missing == nil)
        #expect(scope.missing == nil)
        #expect(scope.made == 1)
    }

    @Test("makes a computed property anew each time")
    func fresh() {
        #expect(scope.fresh == scope.fresh)
        #expect(scope.made == 2)
    }
}
