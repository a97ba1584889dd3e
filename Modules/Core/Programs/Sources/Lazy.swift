/// A value that is created on first access.
@MainActor final class Lazy<Value> {
    private let make: @MainActor () -> Value
    private(set) lazy var value = make()

    nonisolated init(_ make: @escaping @MainActor () -> Value) {
        self.make = make
    }
}
