/// A store of resources: values that a program loads from outside its process.
///
/// A screen reads the current value at once, and never gets an older value after a newer one. Each resource has at most
/// one request in flight. A loaded value is kept in memory and written to the disk in the background. Some time after a
/// resource has lost its last consumer, it is dropped from memory. It is restored from the disk when it is used again.
@MainActor public final class ResourceStore {
    let clock: any ResourceClock
    let settings: ResourceSettings
    /// The random source for the delays between attempts.
    var random: any RandomNumberGenerator

    /// The resources in memory, by path.
    private(set) var entries: [String: AnyCacheEntry] = [:]
    /// The unused resources in memory, the longest unused first.
    private var idle: [AnyCacheEntry] = []
    private var hasIdleAlarm = false
    var lastWaiter = 0

    /// The requests that wait, by priority, the lowest first.
    var waiting = ResourcePriority.allCases.map { _ in [AnyCacheEntry]() }
    /// The requests in flight, including canceled ones that have not returned.
    var running: [String: Task<Void, Never>] = [:]

    let disk: ResourceDisk?
    /// The last operation of the disk, which begins after all earlier ones have ended.
    var lastOperation: Task<Void, Never>?
    var pendingOperations = 0

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
        (self.disk, self.clock, self.settings, self.random) = (disk, clock, settings, random)
    }

    isolated deinit {
        for task in running.values { task.cancel() }
    }

    /// Returns the resource with the given key and loader, without requesting it.
    public func resource<Value>(
        _ key: ResourceKey<Value>, load: @escaping ResourceLoad<Value>
    ) -> StoredResource<Value> {
        StoredResource(key, in: self, load: load)
    }

    /// The number of requests in flight, including canceled ones that have not returned.
    public var requestsInFlight: Int { running.count }

    /// The number of resources in memory.
    public var resourcesInMemory: Int { entries.count }

    /// Whether no reads or writes of the disk are pending.
    package var isDiskIdle: Bool { pendingOperations == 0 }

    /// Waits until all pending writes are on the disk. Call it before a program ends.
    public func flush() async { await lastOperation?.value }

    // MARK: - Entries

    /// Returns the entry of a key; `nil` if the resource is not in memory.
    @usableFromInline func entry<Value>(_ key: ResourceKey<Value>) -> CacheEntry<Value>? {
        guard let anyEntry = entries[key.path] else { return nil }
        guard let entry = anyEntry as? CacheEntry<Value> else {
            preconditionFailure("“\(key.kind.name)” names two kinds of resources, with values of different types")
        }
        return entry
    }

    /// Returns the entry of a key for a new consumer; creates it if it is missing.
    func wantedEntry<Value>(_ key: ResourceKey<Value>, _ load: @escaping ResourceLoad<Value>) -> CacheEntry<Value> {
        let entry = entry(key) ?? CacheEntry(key, hasDisk: disk != nil)
        entries[key.path] = entry
        entry.subjects = key.subjects
        entry.attempt = { [unowned self, unowned entry] in attempt(entry, load) }
        if entry.idleEnd != nil { idle.removeAll { $0 === entry } }
        entry.idleEnd = nil
        return entry
    }

    /// Keeps an unused entry in memory for a while if it has a value or a failure; otherwise, drops it.
    func startIdling(_ entry: AnyCacheEntry) {
        guard entry.idleEnd == nil else { return }
        guard entry.hasValue || entry.failure != nil else { return drop(entry) }
        entry.idleEnd = clock.elapsed + settings.idleTime
        idle.append(entry)
        if idle.count > settings.idleCount { drop(idle.removeFirst()) }
        dropLater()
    }

    private func dropLater() {
        guard !hasIdleAlarm, let time = idle.first?.idleEnd else { return }
        hasIdleAlarm = true
        _ = clock.setAlarm(at: time) { [weak self] in
            guard let self else { return }
            hasIdleAlarm = false
            while let time = idle.first?.idleEnd, time <= clock.elapsed { drop(idle.removeFirst()) }
            dropLater()
        }
    }

    /// Drops an entry from memory. A value that is stored on the disk stays there.
    private func drop(_ entry: AnyCacheEntry) {
        entry.idleEnd = nil
        entry.cancelExpiry?()
        entries[entry.path] = nil
        // A ``StoredResource`` may still refer to the entry.
        entry.forgetValue()
    }
}
