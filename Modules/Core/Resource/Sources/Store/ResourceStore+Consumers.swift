extension ResourceStore {
    /// Returns a value that has not expired, and waits until it is loaded if necessary. With `wantsMore`, waits for one
    /// more page of a list even if the value has not expired. If it expires meanwhile, it is loaded again instead.
    func wait<Value>(
        for key: ResourceKey<Value>, _ load: @escaping ResourceLoad<Value>, wantsMore: Bool = false
    ) async throws -> Value {
        if !wantsMore, let entry = entry(key), !entry.isExpired, let value = entry.value { return value }
        lastWaiter += 1
        let number = lastWaiter
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                let entry = wantedEntry(key, load)
                let waiter = AnyCacheEntry.Waiter(number: number, wantsMore: wantsMore) { error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else if let value = entry.value {
                        continuation.resume(returning: value)
                    }
                }
                entry.waiters.append(waiter)
                see(to: entry)
            }
        } onCancel: {
            Task { @MainActor in
                guard let entry = entries[key.path] else { return }
                guard let index = entry.waiters.firstIndex(where: { $0.number == number }) else { return }
                entry.waiters.remove(at: index).resume(CancellationError())
                wantsChanged(of: entry)
            }
        }
    }

    /// Begins the next step for an entry with consumers: reads the value from the disk, requests the resource, or
    /// changes the priority of the pending request.
    func see(to entry: AnyCacheEntry) {
        guard entry.priority != nil, !entry.isRestoring else { return }
        if entry.hasRequest { return requeue(entry) }
        if entry.isFresh, !entry.wantsMore { return }
        if entry.cancelNotice == nil {
            entry.cancelNotice = clock.setAlarm(at: clock.elapsed + .milliseconds(100)) {
                entry.isSlow = true
                entry.changed()
            }
        }
        if entry.mayBeOnDisk {
            restore(entry)
        } else {
            entry.isExtending = entry.isFresh
            enqueue(entry)
            startWaiting()
        }
    }

    /// Adjusts the request of an entry to the entry's remaining consumers: changes the priority, begins the request if
    /// necessary, or cancels it when no consumer is left.
    func wantsChanged(of entry: AnyCacheEntry) {
        if entry.isExtending, !entry.wantsMore {
            cancelRequest(of: entry)
            endNotice(of: entry)
        }
        if entry.priority == nil { return rest(entry) }
        if entry.hasRequest || entry.failure == nil { see(to: entry) }
    }

    /// Handles the loss of an entry's last consumer: cancels the request, and keeps the entry in memory for a while.
    func rest(_ entry: AnyCacheEntry) {
        cancelRequest(of: entry)
        endNotice(of: entry)
        entry.attempt = nil
        if !entry.isRestoring { startIdling(entry) }
    }

    /// Resets an entry after its request has ended, or after a value that has not expired was read from the disk.
    func settled(_ entry: AnyCacheEntry) {
        entry.isReadAhead = false
        endRequest(of: entry)
        endNotice(of: entry)
        if entry.priority == nil { rest(entry) }
    }

    private func endNotice(of entry: AnyCacheEntry) {
        entry.cancelNotice?()
        (entry.cancelNotice, entry.isSlow) = (nil, false)
        entry.changed()
    }

    // MARK: - Expiry

    /// Expires all resources about one of the subjects, including those on the disk.
    ///
    /// The expired values can still be shown. Resources in use are loaded again. A request that began earlier is
    /// canceled, because its answer may be outdated too; the tasks that wait for it then wait for a new request.
    public func expire(_ subjects: [ResourceSubject]) {
        operate { await $0.expire(subjects) }
        let expired = entries.values.filter { entry in
            ResourceSubject.all(of: entry.path, and: entry.subjects).contains(where: subjects.contains)
        }
        // In a fixed order, so that runs with the same seed are equal.
        for entry in expired.sorted(by: { $0.path < $1.path }) { expire(entry) }
    }

    /// Schedules the expiry of an entry at the end of its lifetime, and cancels an earlier schedule; `nil` means that
    /// the entry does not expire by time.
    func expire(_ entry: AnyCacheEntry, in lifetime: Duration?) {
        entry.cancelExpiry?()
        entry.cancelExpiry = lifetime.map { lifetime in
            clock.setAlarm(at: clock.elapsed + lifetime) { [weak self, weak entry] in
                if let entry { self?.expire(entry) }
            }
        }
    }

    private func expire(_ entry: AnyCacheEntry) {
        entry.cancelExpiry?()
        entry.isExpired = entry.hasValue || entry.mayBeOnDisk
        cancelRequest(of: entry)
        entry.changed()
        if entry.priority != nil { see(to: entry) } else { rest(entry) }
    }
}
