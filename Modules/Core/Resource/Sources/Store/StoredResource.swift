/// A resource of a store: its current state, and the ways to load it.
///
/// It costs little to create and to keep: the store has the value, and retains the loader only while the resource is
/// used.
@MainActor public final class StoredResource<Value: Equatable & Sendable> {
    /// The key of the resource.
    public let key: ResourceKey<Value>

    @usableFromInline let store: ResourceStore
    let load: ResourceLoad<Value>
    /// The slot that was read last, which has no value once the store has dropped it.
    @exclusivity(unchecked) @usableFromInline var slot: Slot<Value>?

    init(_ key: ResourceKey<Value>, in store: ResourceStore, load: @escaping ResourceLoad<Value>) {
        (self.key, self.store, self.load) = (key, store, load)
    }

    /// The newest value in memory, at once. Asks for nothing.
    @inlinable public var value: Value? {
        if let value = slot?.value { return value }
        slot = store.slot(key)
        return slot?.value
    }

    /// The known state of the resource. Makes no request.
    public var state: ResourceState<Value> { store.state(of: key) }

    /// The states for a screen. Observing them requests the resource: it is restored from the disk, loaded if it is
    /// missing or expired, and loaded again when it expires.
    public var states: ObservedStates<ResourceState<Value>> {
        ObservedStates { [store, key, load] in store.observe(key, load) }
    }

    /// Waits for a value that has not expired. All callers share one request, which is cancelled when the last of them
    /// is.
    ///
    /// - Throws: ``ResourceFailure`` when it cannot be loaded, `CancellationError` when the task is cancelled first.
    public func updated() async throws -> Value { try await store.wait(for: key, load) }

    /// Loads the value at the lowest priority, if it is missing or expired.
    public func readAhead() { store.readAhead(key, load) }

    /// Ends ``readAhead()``. Cancels the request if it has no other consumer.
    public func stopReadingAhead() { store.stopReadingAhead(key) }
}
