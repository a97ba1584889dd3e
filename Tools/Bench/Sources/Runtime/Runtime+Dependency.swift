import Ribcage

extension Runtime {
    private static let reads = 500_000

    /// A read of what the root holds, ten levels below, where each level is given the root component itself.
    static var dependency: Measure {
        measure("read a dependency at depth 10") { root in
            (1..<10).reduce(LevelComponent(dependency: root)) { above, _ in
                LevelComponent(dependency: above.dependency)
            }
        }
    }

    /// The same where each level is given the one above and hands on what it is asked for.
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

/// What the leaf needs. There are two implementations, so that no call is resolved by the compiler.
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

/// The scope at the top: it holds the use case.
private final class RootScope: Component<Void>, LevelDependency {
    let useCase: any UseCase = CountingUseCase()
}

/// The scope of one level. It can hand on what it was given.
private final class LevelComponent: Component<any LevelDependency>, LevelDependency {
    var useCase: any UseCase { dependency.useCase }

    @inline(never) func readUseCase() -> any UseCase { dependency.useCase }
}

/// The twin: the use case is a stored property of its reader.
@MainActor private final class Holder {
    private var useCase: any UseCase

    init(useCase: any UseCase) { self.useCase = useCase }

    @inline(never) func readUseCase() -> any UseCase { useCase }

    @inline(never) func forget() { useCase = IdleUseCase() }
}
