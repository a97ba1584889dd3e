import Basics

/// The priority of a request, which is the highest priority among its consumers. From the lowest: the resource is read
/// ahead, a screen shows it, or a task awaits it.
enum ResourcePriority: Int, CaseIterable {
    case ahead, shown, awaited
}

/// The state of one resource in a store, for any type of value: its consumers, its request, and its alarms.
@MainActor @usableFromInline class AnyCacheEntry {
    /// A task that waits for a value; with `wantsMore`, for one more page of a list.
    struct Waiter {
        let number: Int
        let wantsMore: Bool
        /// Resumes the task with an error, or else with the current value.
        let resume: ((any Error)?) -> Void
    }

    /// A function that makes one attempt to load the value, and returns a function that delivers the value or the
    /// failure to the store.
    typealias Attempt = @Sendable () async -> @MainActor @Sendable () -> Void

    /// The names of the resource's kind and of the resource itself, separated by a slash.
    let path: String
    var subjects: [ResourceSubject]

    var waiters: [Waiter] = []
    /// The signals that wake the observers on each change.
    var observers: [ObjectIdentifier: AsyncStream<Void>.Continuation] = [:]
    var isReadAhead = false

    /// Begins an attempt with the loader of the latest consumer; `nil` while the resource is unused.
    var attempt: (() -> Attempt)?
    /// The queue in which the request waits; `nil` if it does not wait there.
    var queue: ResourcePriority?
    /// Cancels the attempt in flight, or the alarm for the next one; `nil` if there is neither.
    var cancelAttempt: (@MainActor () -> Void)?
    /// A number that the end of each request increments, so that later answers to it are ignored.
    var generation = 0
    /// The number of failed attempts of the request.
    var failures = 0
    /// Whether the request extends the value by a list's next page, instead of loading the value anew.
    var isExtending = false
    var progress: ResourceProgress?
    /// Whether loading has taken so long that the status reports it.
    var isSlow = false

    /// The time at which the value was loaded.
    var time = Timestamp(milliseconds: 0)
    /// Whether the value in memory, or the one being read from the disk, has expired by time or by an action.
    var isExpired = false
    var failure: ResourceFailure?
    var isRestoring = false
    /// Whether the disk may have a value that is not in memory.
    var mayBeOnDisk: Bool

    var cancelNotice, cancelExpiry: (@MainActor () -> Void)?
    /// The time at which the resource is dropped from memory; `nil` while it is in use.
    var idleEnd: Duration?

    init(path: String, subjects: [ResourceSubject], mayBeOnDisk: Bool) {
        (self.path, self.subjects, self.mayBeOnDisk) = (path, subjects, mayBeOnDisk)
    }

    /// The highest priority of the consumers; `nil` if there are none.
    var priority: ResourcePriority? {
        !waiters.isEmpty ? .awaited : !observers.isEmpty ? .shown : isReadAhead ? .ahead : nil
    }

    var wantsMore: Bool { waiters.contains(where: \.wantsMore) }
    var hasRequest: Bool { queue != nil || cancelAttempt != nil }
    var isFresh: Bool { hasValue && !isExpired }

    var status: ResourceStatus {
        if isSlow { return .loading(progress) }
        if let failure { return .failed(failure) }
        guard hasValue else { return .none }
        return isExpired ? .expired : .updated(time)
    }

    /// Wakes the observers.
    func changed() {
        for observer in observers.values { observer.yield() }
    }

    func resumeWaiters(throwing error: (any Error)? = nil) {
        let waiters = waiters
        self.waiters = []
        for waiter in waiters { waiter.resume(error) }
    }

    // The following members depend on the type of the value.

    var hasValue: Bool { false }
    /// Sets the value to the one read from the disk, if that can be decoded.
    func restore(_ stored: StoredValue, in store: ResourceStore) {}
    func forgetValue() {}
}

/// The state of one resource in a store, including its value.
@MainActor @usableFromInline final class CacheEntry<Value: Equatable & Sendable>: AnyCacheEntry {
    let kind: ResourceKind<Value>
    /// The newest value; `nil` if there is none. Exclusivity is unchecked: each access is a single step that calls
    /// nothing, so that no two accesses overlap.
    @exclusivity(unchecked) @usableFromInline var value: Value?

    init(_ key: ResourceKey<Value>, hasDisk: Bool) {
        kind = key.kind
        super.init(path: key.path, subjects: key.subjects, mayBeOnDisk: hasDisk && key.kind.coding != nil)
    }

    override var hasValue: Bool { value != nil }

    override func restore(_ stored: StoredValue, in store: ResourceStore) {
        guard let value = kind.coding?.decode(stored.json) else { return }
        (self.value, time) = (value, stored.time)
        let age = store.clock.now.milliseconds - time.milliseconds
        let rest = kind.lifetime.map { $0 - .milliseconds(age) }
        // If the clock was set back, the age of a value from a later time is unknown.
        isExpired = isExpired || stored.isExpired || age < 0 || rest.map { $0 <= .zero } ?? false
        if !isExpired { store.expire(self, in: rest) }
    }

    override func forgetValue() { value = nil }
}
