/// The resources of a program: values from outside the process.
///
/// A screen reads what is there at once, and is never shown something older after something newer. No request is in
/// flight twice. What is loaded is kept in memory, written to the disk behind, dropped from memory a while after the
/// last of those who wanted it has left, and brought back from the disk when it is wanted again.
///
/// A store knows one outside, which can be reached or not. What depends on another has a store of its own.
@MainActor public final class ResourceStore {
    let clock: any ResourceClock
    let settings: ResourceSettings
    let timers: Timers
    let queue: RequestQueue
    let disk: DiskQueue?

    /// What is known of each resource in memory, by its path.
    private(set) var entries: [ResourcePath: AnyEntry] = [:]
    /// The slots of the entries. They are read and written in single steps that call nothing: no two accesses overlap.
    @exclusivity(unchecked) @usableFromInline private(set) var slots: [ResourcePath: AnySlot] = [:]
    /// The resources in memory that are not wanted, the one left longest first, with the time at which they are dropped.
    var idle = Line<(entry: AnyEntry, time: Duration)>()
    var idleTimer: Int?
    /// The paths of resources that could not be loaded as the outside was out of reach.
    var unreached: Set<ResourcePath> = []
    var lastWaiter = 0
    let connectionSignal = Signal()

    /// Whether the outside can be reached, judging by the last requests.
    public internal(set) var connection = ResourceConnection.online {
        didSet { if connection != oldValue { connectionSignal.send() } }
    }

    /// A store; by default without a disk.
    ///
    /// - Parameters:
    ///   - disk: where values are kept between runs; `nil` to keep them in memory only.
    ///   - clock: where the time comes from.
    ///   - settings: limits and waits.
    ///   - random: the source of chance for the waits between tries.
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

    /// The resource with a key, and its loader.
    public func resource<Value>(
        _ key: ResourceKey<Value>, load: @escaping ResourceLoad<Value>
    ) -> StoredResource<Value> {
        StoredResource(key, in: self, load: load)
    }

    /// The newest value in memory, at once. Asks for nothing.
    @inlinable public func value<Value>(of key: ResourceKey<Value>) -> Value? { slot(key)?.value }

    /// The known state of a resource. Makes no request.
    public func state<Value>(of key: ResourceKey<Value>) -> ResourceState<Value> { entry(key)?.state ?? .unknown }

    /// The current connection, followed by each change.
    public var connections: ObservedStates<ResourceConnection> {
        ObservedStates { [self] in Observation(signal: connectionSignal, read: { self.connection }, whenEnded: {}) }
    }

    /// The number of requests in flight, including cancelled ones that have not returned.
    public var requestsInFlight: Int { queue.runningCount }

    /// The number of resources in memory.
    public var resourcesInMemory: Int { entries.count }

    /// Whether no reads or writes of the disk are pending.
    package var isDiskIdle: Bool { disk?.isIdle ?? true }

    /// Waits until all pending writes are on the disk. Call it before a program ends.
    public func flush() async { await disk?.flush() }

    // MARK: - Entries

    func entry<Value>(_ key: ResourceKey<Value>) -> Entry<Value>? {
        // The slot says whether the type of the values is that of the key.
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

    /// Forgets an entry, unless another one has its place by now.
    func remove(_ entry: AnyEntry) {
        guard entries[entry.path] === entry else { return }
        (entries[entry.path], slots[entry.path]) = (nil, nil)
        entry.anySlot.clear()
    }

    /// Tells those who read the states.
    func changed(_ entry: AnyEntry) { entry.signal?.send() }
}
