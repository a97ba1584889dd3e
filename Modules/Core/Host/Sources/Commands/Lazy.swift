/// A value that is created on first access.
@MainActor package final class Lazy<Value> {
    private let make: @MainActor () -> Value
    package private(set) lazy var value = make()

    package nonisolated init(_ make: @escaping @MainActor () -> Value) {
        self.make = make
    }
}
