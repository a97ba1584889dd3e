/// A store of resources: values that a program loads from outside its process.
///
/// A screen reads the current value at once, and never gets an older value after a newer one. Each resource has at most
/// one request in flight. A loaded value is kept in memory and written to the disk in the background. Some time after a
/// resource has lost its last consumer, it is dropped from memory. It is restored from the disk when it is used again.
///
/// All resources of a store come from one source, such as a server, which is reachable or not. Use a separate store for
/// each source.
@MainActor public final class ResourceStore {
    let clock: any ResourceClock
    let settings: ResourceSettings
    let timers: Timers
    let queue: RequestQueue
    let disk: DiskQueue?

    /// The entries of the resources in memory, by path.
    private(set) var entries: [ResourcePath: AnyEntry] = [:]
    /// The slots of the entries. Exclusivity is unchecked: each access is a single step that calls nothing, so that no
    /// two accesses overlap.
    @exclusivity(unchecked) @usableFromInline private(set) var slots: [ResourcePath: AnySlot] = [:]
    /// The unused resources in memory, the longest unused first, each with the time at which it is dropped.
    var idle = Line<(entry: AnyEntry, time: Duration)>()
    var idleTimer: Int?
    /// The paths of resources that could not be loaded because the source was unreachable.
    var unreached: Set<ResourcePath> = []
    var lastWaiter = 0
    let connectionSignal = Signal()

    /// Whether the source of the resources is reachable, judging by the last requests.
    public internal(set) var connection = ResourceConnection.online {
        didSet { if connection != oldValue { connectionSignal.send() } }
    }

    /// Creates a store; by default, without a disk.
    ///
    /// - Parameters:
    ///   - disk: stores values between runs; `nil` to keep them in memory only.
    ///   - clock: the source of the time.
    ///   - settings: the limits and delays.
    ///   - random: the random source for the delays between attempts.
    public init(
        disk: ResourceDisk? = nil, clock: any ResourceClock = SystemResourceClock(),
        settings: ResourceSettings = ResourceSettings(),
        random: any RandomNumberGenerator = SystemRandomNumberGenerator()
    ) {
        (self.clock, self.settings) = (clock, settings)
        self.disk = disk.map { DiskQueue($0, unwrittenCount: settings.unwrittenCount) }
        timers = Timers(clock)
        queue = RequestQueue(settings: settings, timers: timers, random: random)
        queue.isOffline = { [weak self] in self?.connection == .offline }
        queue.connectionSeen = { [weak self] in self?.connectionSeen($0) }
    }

    /// Returns the resource with the given key and loader, without requesting it.
    public func resource<Value>(
        _ key: ResourceKey<Value>, load: @escaping ResourceLoad<Value>
    ) -> StoredResource<Value> {
        StoredResource(key, in: self, load: load)
    }

    /// Returns the newest value in memory without requesting the resource; `nil` if there is none.
    @inlinable public func value<Value>(of key: ResourceKey<Value>) -> Value? { slot(key)?.value }

    /// Returns the known state of a resource without requesting it.
    public func state<Value>(of key: ResourceKey<Value>) -> ResourceState<Value> { entry(key)?.state ?? .unknown }

    /// A sequence of the current connection and each change of it.
    public var connections: ObservedStates<ResourceConnection> {
        ObservedStates { [self] in Observation(signal: connectionSignal, read: { self.connection }, whenEnded: {}) }
    }

    /// The number of requests in flight, including canceled ones that have not returned.
    public var requestsInFlight: Int { queue.runningCount }

    /// The number of resources in memory.
    public var resourcesInMemory: Int { entries.count }

    /// Whether no reads or writes of the disk are pending.
    package var isDiskIdle: Bool { disk?.isIdle ?? true }

    /// Waits until all pending writes are on the disk. Call it before a program ends.
    public func flush() async { await disk?.flush() }

    // MARK: - Entries

    func entry<Value>(_ key: ResourceKey<Value>) -> Entry<Value>? {
        // The slot has been checked to have the type of the key's values.
        guard slot(key) != nil else { return nil }
        return entries[key.path] as? Entry<Value>
    }

    /// Returns the entry of a key for a new consumer; creates it if it is missing.
    func wantedEntry<Value>(_ key: ResourceKey<Value>, _ load: @escaping ResourceLoad<Value>) -> Entry<Value> {
        let entry: Entry<Value>
        if let found = self.entry(key) {
            entry = found
            stopIdling(entry)
        } else {
            entry = Entry(key, isOnDisk: disk != nil)
            (entries[key.path], slots[key.path]) = (entry, entry.anySlot)
        }
        (entry.load, entry.subjects) = (load, key.subjects)
        return entry
    }

    /// Removes an entry from memory, unless another entry has replaced it.
    func remove(_ entry: AnyEntry) {
        guard entries[entry.path] === entry else { return }
        (entries[entry.path], slots[entry.path]) = (nil, nil)
        entry.anySlot.clear()
    }

    /// Notifies the observers of an entry.
    func changed(_ entry: AnyEntry) { entry.signal?.send() }
}
