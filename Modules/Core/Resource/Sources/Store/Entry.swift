import Basics

/// The state of one resource in a store, for any type of value: its consumers, its request, and its timers.
@MainActor class AnyEntry {
    let path: ResourcePath
    let anySlot: AnySlot
    var subjects: [ResourceSubject]

    /// The number of observers of the resource.
    var observers = 0
    var isReadAhead = false

    /// A number that each request and each cancellation increments, so that answers to earlier requests are ignored.
    var generation = 0
    var request: Request?
    /// Whether the request extends the value, such as by a list's next page, instead of loading the value anew.
    var isExtending = false
    var isRestoring = false
    /// Whether the disk may have a value that is not in memory.
    var mayBeOnDisk: Bool

    /// Whether the value in memory, or the one being read from the disk, has expired by time or by an action.
    var isExpired = false
    var failure: ResourceFailure?
    var progress: ResourceProgress?
    /// Whether loading has taken so long that the status reports it.
    var isSlow = false

    var noticeTimer, expiryTimer: Int?
    /// The ticket by which ``ResourceStore/idle`` finds this entry while the resource is unused; `nil` while it is in
    /// use.
    var idleTicket: Int?
    /// The signal that wakes the observers on each change; `nil` until the first one observes the resource.
    var signal: Signal?

    init(path: ResourcePath, slot: AnySlot, subjects: [ResourceSubject], mayBeOnDisk: Bool) {
        (self.path, anySlot, self.subjects, self.mayBeOnDisk) = (path, slot, subjects, mayBeOnDisk)
    }

    /// The highest priority of the consumers; `nil` if there are none.
    var priority: ResourcePriority? {
        hasWaiters || hasExtenders ? .awaited : observers > 0 ? .shown : isReadAhead ? .ahead : nil
    }

    // The following members depend on the type of the value.

    var hasValue: Bool { false }
    var isFresh: Bool { hasValue && !isExpired }
    /// Whether tasks wait for a value.
    var hasWaiters: Bool { false }
    /// Whether tasks wait for an extension of the value, such as the next page of a list.
    var hasExtenders: Bool { false }

    /// Returns the closure for one attempt of a request; `nil` if there is no loader.
    func work(in store: ResourceStore) -> Request.Work? { nil }
    /// Resumes all waiting tasks with the current value. Does nothing if there is no value.
    func resumeWaiters() {}
    func resumeWaiters(throwing failure: ResourceFailure) {}
    /// Resumes all tasks that wait for an extension, with `nil`, after the value has expired.
    func resumeExtenders() {}
    func forgetLoader() {}
    /// Sets the value to the one read from the disk, if that can be decoded.
    func restore(_ kept: DiskQueue.Kept, in store: ResourceStore) {}
}

/// The state of one resource in a store, including its value, its loader, and the tasks that wait for it.
@MainActor final class Entry<Value: Equatable & Sendable>: AnyEntry {
    /// A task that waits for the value or for an extension of it.
    struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Value?, any Error>
    }

    let kind: ResourceKind<Value>
    private let slot = Slot<Value>()
    /// The time at which the value was loaded.
    var time = Timestamp(milliseconds: 0)
    /// The loader of the latest consumer; `nil` while the resource is unused.
    var load: ResourceLoad<Value>?
    var extend: ResourceLoad<Value>?
    var waiters: [Waiter] = []
    var extenders: [Waiter] = []

    init(_ key: ResourceKey<Value>, isOnDisk: Bool) {
        kind = key.kind
        super.init(
            path: key.path, slot: slot, subjects: key.subjects, mayBeOnDisk: isOnDisk && key.kind.coding != nil)
    }

    var value: Value? {
        get { slot.value }
        set { slot.value = newValue }
    }

    var state: ResourceState<Value> { ResourceState(value: value, status: status) }

    private var status: ResourceStatus {
        if isSlow { return .loading(progress) }
        if let failure { return .failed(failure) }
        guard value != nil else { return .none }
        return isExpired ? .expired : .updated(time)
    }

    override var hasValue: Bool { value != nil }
    override var hasWaiters: Bool { !waiters.isEmpty }
    override var hasExtenders: Bool { !extenders.isEmpty }

    override func work(in store: ResourceStore) -> Request.Work? {
        guard let load = isExtending ? extend : load else { return nil }
        let (previous, generation) = (value, generation)
        let mailbox = ProgressMailbox { [weak self, weak store] progress in
            guard let self, self.generation == generation, progress != self.progress else { return }
            self.progress = progress
            if isSlow { store?.changed(self) }
        }
        return { [weak self, weak store] in
            let value = try await load(Loading(previous: previous, progress: mailbox))
            return {
                guard let self, let store, self.generation == generation else { return }
                store.accept(value, for: self)
            }
        }
    }

    override func resumeWaiters() {
        guard let value else { return }
        for waiter in take(&waiters) { waiter.continuation.resume(returning: value) }
        for waiter in take(&extenders) { waiter.continuation.resume(returning: value) }
    }

    override func resumeWaiters(throwing failure: ResourceFailure) {
        for waiter in take(&waiters) + take(&extenders) { waiter.continuation.resume(throwing: failure) }
    }

    override func resumeExtenders() {
        for waiter in take(&extenders) { waiter.continuation.resume(returning: nil) }
    }

    override func forgetLoader() { (load, extend) = (nil, nil) }

    override func restore(_ kept: DiskQueue.Kept, in store: ResourceStore) {
        guard let value = kind.coding?.decode(kept.value.json) else { return }
        (self.value, time) = (value, kept.value.time)
        let age = store.clock.now.milliseconds - time.milliseconds
        let rest = kind.lifetime.map { $0 - .milliseconds(age) } ?? .seconds(1)
        // If the clock was set back, the age of a value from a later time is unknown.
        isExpired = isExpired || kept.isExpired || age < 0 || rest <= .zero
        if !isExpired, kind.lifetime != nil { store.expire(self, in: rest) }
    }

    /// Ends the wait of one task with a `CancellationError`; returns `false` if the task was resumed before.
    func stopWaiting(_ number: Int) -> Bool {
        for list in [\Entry.waiters, \Entry.extenders] {
            guard let index = self[keyPath: list].firstIndex(where: { $0.number == number }) else { continue }
            let waiter = self[keyPath: list].remove(at: index)
            waiter.continuation.resume(throwing: CancellationError())
            return true
        }
        return false
    }

    private func take(_ waiters: inout [Waiter]) -> [Waiter] {
        defer { waiters = [] }
        return waiters
    }
}
