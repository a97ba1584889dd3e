/// The newest value of a resource in memory, apart from all else that a store knows of it: one small object, which is all
/// that a hit reads.
@MainActor @usableFromInline class AnySlot {
    /// Forgets the value, as the entry leaves the store: who kept the slot sees that it has no value any more.
    func clear() {}
}

/// The slot of a resource by the type of its value.
@MainActor @usableFromInline final class Slot<Value: Equatable & Sendable>: AnySlot {
    /// Read and written in single steps that call nothing: no two accesses overlap.
    @exclusivity(unchecked) @usableFromInline var value: Value?

    override func clear() { value = nil }
}

extension ResourceStore {
    /// The slot of a key whose resource is in memory.
    @inlinable func slot<Value>(_ key: ResourceKey<Value>) -> Slot<Value>? {
        guard let slot = slots[key.path] else { return nil }
        precondition(
            type(of: slot) == Slot<Value>.self,
            "“\(key.kind.name)” names two kinds of resources, with values of different types")
        // The type has just been compared.
        return unsafeDowncast(slot, to: Slot<Value>.self)
    }
}
