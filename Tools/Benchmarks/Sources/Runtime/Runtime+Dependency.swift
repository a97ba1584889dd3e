import Ribcage

extension Runtime {
    private static let reads = 500_000

    /// The time to read a dependency ten levels below the root, where every component gets the root component directly.
    static var dependency: Measure {
        measure("read a dependency at depth 10") { root in
            (1..<10).reduce(LevelComponent(dependency: root)) { above, _ in
                LevelComponent(dependency: above.dependency)
            }
        }
    }

    /// The time to read a dependency ten levels below the root, where every component gets the component above it,
    /// which forwards the dependency.
    static var forwardedDependency: Measure {
        measure("the same, through ten components") { root in
            (1..<10).reduce(LevelComponent(dependency: root)) { above, _ in LevelComponent(dependency: above) }
        }
    }

    private static func measure(_ name: String, leaf: @escaping @MainActor (RootScope) -> LevelComponent) -> Measure {
        Measure(
            name: name, unit: "ns",
            work: {
                let leaf = leaf(RootScope(dependency: ()))
                return await Measure.nanoseconds(each: reads) {
                    var sum = 0
                    for _ in 0..<reads { sum &+= leaf.readUseCase().value }
                    use(sum)
                }
            },
            twin: {
                let holder = Holder(useCase: CountingUseCase())
                return await Measure.nanoseconds(each: reads) {
                    var sum = 0
                    for _ in 0..<reads { sum &+= holder.readUseCase().value }
                    use(sum)
                }
            })
    }
}

/// The dependency that is read. Two types implement it, so that the compiler cannot devirtualize calls.
private protocol UseCase: Sendable {
    var value: Int { get }
}

private final class CountingUseCase: UseCase {
    let value = 1
}

private struct IdleUseCase: UseCase {
    var value: Int { 0 }
}

private protocol LevelDependency: Dependency {
    var useCase: any UseCase { get }
}

/// The component of the root, which stores the use case.
private final class RootScope: Component<Void>, LevelDependency {
    let useCase: any UseCase = CountingUseCase()
}

/// The component of one level, which can forward the use case to the level below.
private final class LevelComponent: Component<any LevelDependency>, LevelDependency {
    var useCase: any UseCase { dependency.useCase }

    @inline(never) func readUseCase() -> any UseCase { dependency.useCase }
}

/// The baseline: an object that reads the use case from its own stored property.
@MainActor private final class Holder {
    private var useCase: any UseCase

    init(useCase: any UseCase) { self.useCase = useCase }

    @inline(never) func readUseCase() -> any UseCase { useCase }

    @inline(never) func forget() { useCase = IdleUseCase() }
}
