/// A resource in a ``ResourceStore``, with its current state and the methods that load it.
///
/// A `StoredResource` costs little to create and to keep: the value is in the store, which retains the loader only
/// while the resource is used.
@MainActor public final class StoredResource<Value: Equatable & Sendable> {
    /// The key of the resource.
    public let key: ResourceKey<Value>

    @usableFromInline let store: ResourceStore
    let load: ResourceLoad<Value>
    /// The entry that was read last. It has no value once the store has dropped the resource.
    @exclusivity(unchecked) @usableFromInline var entry: CacheEntry<Value>?

    init(_ key: ResourceKey<Value>, in store: ResourceStore, load: @escaping ResourceLoad<Value>) {
        (self.key, self.store, self.load) = (key, store, load)
    }

    /// The newest value in memory; `nil` if there is none. Reading it does not request the resource.
    @inlinable public var value: Value? {
        if let value = entry?.value { return value }
        entry = store.entry(key)
        return entry?.value
    }

    /// The known state of the resource. Reading it does not request the resource.
    public var state: ResourceState<Value> {
        store.entry(key).map { ResourceState(value: $0.value, status: $0.status) } ?? .unknown
    }

    /// The states for one screen: first the current state, then each state that differs from the last one delivered. A
    /// slow reader skips the states in between. The sequence ends only when the reader's task is canceled.
    ///
    /// The resource is observed from the first `next()` until the loop is left or its task is canceled. Observing it
    /// requests it: the value is restored from the disk, loaded if it is missing or expired, and loaded again when it
    /// expires.
    public var states: AsyncStream<ResourceState<Value>> {
        let observation = Observation(self)
        return AsyncStream(unfolding: { await observation.next() })
    }

    /// Returns a value that has not expired, and waits until it is loaded if necessary. All callers share one request,
    /// which is canceled when the last waiting caller is canceled and the resource has no other consumer.
    ///
    /// - Throws: ``ResourceFailure`` when the value cannot be loaded, `CancellationError` when the task is canceled
    ///   first.
    public func updated() async throws -> Value { try await store.wait(for: key, load) }

    /// Begins to load the value at the lowest priority, if it is missing or expired.
    public func readAhead() {
        if let entry = store.entry(key), entry.isFresh { return }
        let entry = store.wantedEntry(key, load)
        entry.isReadAhead = true
        store.see(to: entry)
    }

    /// Ends ``readAhead()``. Cancels the request if the resource has no other consumer.
    public func stopReadingAhead() {
        guard let entry = store.entry(key), entry.isReadAhead else { return }
        entry.isReadAhead = false
        store.wantsChanged(of: entry)
    }
}

/// The observation of a resource by the reader of ``StoredResource/states``.
@MainActor private final class Observation<Value: Equatable & Sendable> {
    private let resource: StoredResource<Value>
    private let (changes, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    /// The observed entry; `nil` before the first state.
    private var entry: AnyCacheEntry?
    private var last: ResourceState<Value>?

    init(_ resource: StoredResource<Value>) {
        self.resource = resource
    }

    // The stream releases this object when the loop is left or its task is canceled.
    isolated deinit {
        guard let entry else { return }
        entry.observers[ObjectIdentifier(self)] = nil
        resource.store.wantsChanged(of: entry)
    }

    /// Returns the current state as soon as it differs from the last one; `nil` when the task is canceled.
    func next() async -> ResourceState<Value>? {
        var changes = changes.makeAsyncIterator()
        while !Task.isCancelled {
            if entry == nil { begin() }
            if resource.state != last {
                last = resource.state
                return last
            }
            await changes.next()
        }
        return nil
    }

    private func begin() {
        let entry = resource.store.wantedEntry(resource.key, resource.load)
        entry.observers[ObjectIdentifier(self)] = signal
        self.entry = entry
        resource.store.see(to: entry)
    }
}
