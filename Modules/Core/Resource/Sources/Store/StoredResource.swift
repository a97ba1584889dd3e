/// A resource of a store: what there is of it now, and the ways to have it.
///
/// It costs little to make and to hold: the store keeps what is wanted, and holds the loader only meanwhile.
@MainActor public final class StoredResource<Value: Equatable & Sendable> {
    /// What identifies the resource.
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

    /// What is known of it, at once. Asks for nothing.
    public var state: ResourceState<Value> { store.state(of: key) }

    /// The states for a screen. Whoever reads them wants the resource: it is brought back from the disk, loaded when there
    /// is none or it has expired, and loaded again when it expires.
    public var states: ObservedStates<ResourceState<Value>> {
        ObservedStates { [store, key, load] in store.observe(key, load) }
    }

    /// Waits for a value that has not expired. All who wait share one request, which is cancelled with the last of them.
    ///
    /// - Throws: ``ResourceFailure`` when it cannot be loaded, `CancellationError` when the task is cancelled first.
    public func updated() async throws -> Value { try await store.wait(for: key, load) }

    /// Loads it when there is room, behind all that is wanted more, if there is none or it has expired.
    public func readAhead() { store.readAhead(key, load) }

    /// Ends ``readAhead()``: a request that only it wants is cancelled.
    public func stopReadingAhead() { store.stopReadingAhead(key) }
}
