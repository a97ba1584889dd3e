/// The base class of all slots, for any type of value. A slot is a small object of its own, so that reading a value in
/// memory touches nothing else.
@MainActor @usableFromInline class AnySlot {
    /// Removes the value when the store drops the resource from memory, so that a ``StoredResource`` that refers to
    /// this slot sees no value. The base class has no value, and does nothing.
    func clear() {}
}

/// A slot, which holds the newest value of a resource in memory.
@MainActor @usableFromInline final class Slot<Value: Equatable & Sendable>: AnySlot {
    /// The value; `nil` if there is none. Exclusivity is unchecked: each access is a single step that calls nothing, so
    /// that no two accesses overlap.
    @exclusivity(unchecked) @usableFromInline var value: Value?

    override func clear() { value = nil }
}

extension ResourceStore {
    /// Returns the slot of a key; `nil` if the resource is not in memory.
    @inlinable func slot<Value>(_ key: ResourceKey<Value>) -> Slot<Value>? {
        guard let slot = slots[key.path] else { return nil }
        precondition(
            type(of: slot) == Slot<Value>.self,
            "“\(key.kind.name)” names two kinds of resources, with values of different types")
        // The type has just been compared.
        return unsafeDowncast(slot, to: Slot<Value>.self)
    }
}
