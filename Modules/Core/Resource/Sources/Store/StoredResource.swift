/// A resource in a ``ResourceStore``, with its current state and the methods that load it.
///
/// A `StoredResource` costs little to create and to keep: the value is in the store, which retains the loader only
/// while the resource is used.
@MainActor public final class StoredResource<Value: Equatable & Sendable> {
    /// The key of the resource.
    public let key: ResourceKey<Value>

    @usableFromInline let store: ResourceStore
    let load: ResourceLoad<Value>
    /// The slot that was read last. It has no value once the store has dropped the resource.
    @exclusivity(unchecked) @usableFromInline var slot: Slot<Value>?

    init(_ key: ResourceKey<Value>, in store: ResourceStore, load: @escaping ResourceLoad<Value>) {
        (self.key, self.store, self.load) = (key, store, load)
    }

    /// The newest value in memory; `nil` if there is none. Reading it does not request the resource.
    @inlinable public var value: Value? {
        if let value = slot?.value { return value }
        slot = store.slot(key)
        return slot?.value
    }

    /// The known state of the resource. Reading it does not request the resource.
    public var state: ResourceState<Value> { store.state(of: key) }

    /// The sequence of states for a screen. Observing it requests the resource: the value is restored from the disk,
    /// loaded if it is missing or expired, and loaded again when it expires.
    public var states: ObservedStates<ResourceState<Value>> {
        ObservedStates { [store, key, load] in store.observe(key, load) }
    }

    /// Returns a value that has not expired, and waits until it is loaded if necessary. All callers share one request,
    /// which is canceled when the last waiting caller is canceled.
    ///
    /// - Throws: ``ResourceFailure`` when the value cannot be loaded, `CancellationError` when the task is canceled
    ///   first.
    public func updated() async throws -> Value { try await store.wait(for: key, load) }

    /// Begins to load the value at the lowest priority, if it is missing or expired.
    public func readAhead() { store.readAhead(key, load) }

    /// Ends ``readAhead()``. Cancels the request if the resource has no other consumer.
    public func stopReadingAhead() { store.stopReadingAhead(key) }
}
