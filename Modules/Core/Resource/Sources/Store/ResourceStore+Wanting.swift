extension ResourceStore {
    /// Adds an observer of a resource, until the returned observation ends.
    func observe<Value>(
        _ key: ResourceKey<Value>, _ load: @escaping ResourceLoad<Value>
    ) -> Observation<ResourceState<Value>> {
        let entry = wantedEntry(key, load)
        entry.observers += 1
        let signal = entry.signal ?? Signal()
        entry.signal = signal
        see(to: entry)
        return Observation(signal: signal, read: { entry.state }) { [weak self] in
            entry.observers -= 1
            self?.wantsChanged(of: entry)
        }
    }

    func readAhead<Value>(_ key: ResourceKey<Value>, _ load: @escaping ResourceLoad<Value>) {
        if let entry = entry(key), entry.isFresh { return }
        let entry = wantedEntry(key, load)
        entry.isReadAhead = true
        see(to: entry)
    }

    func stopReadingAhead<Value>(_ key: ResourceKey<Value>) {
        guard let entry = entry(key), entry.isReadAhead else { return }
        entry.isReadAhead = false
        wantsChanged(of: entry)
    }

    /// Returns a value that has not expired, and waits until it is loaded if necessary.
    func wait<Value>(for key: ResourceKey<Value>, _ load: @escaping ResourceLoad<Value>) async throws -> Value {
        if let entry = entry(key), entry.isFresh, let value = entry.value { return value }
        // Only tasks that wait for an extension are resumed without a value.
        guard let value = try await wait(key, load, in: \.waiters) else { throw CancellationError() }
        return value
    }

    /// Waits until the value is extended, and returns the extended value; returns `nil` if the value has expired, or
    /// expires before it is extended.
    func waitForMore<Value>(
        of key: ResourceKey<Value>, _ load: @escaping ResourceLoad<Value>, _ extend: @escaping ResourceLoad<Value>
    ) async throws -> Value? {
        guard let entry = entry(key), entry.isFresh else { return nil }
        entry.extend = extend
        return try await wait(key, load, in: \.extenders)
    }

    private func wait<Value>(
        _ key: ResourceKey<Value>, _ load: @escaping ResourceLoad<Value>,
        in list: ReferenceWritableKeyPath<Entry<Value>, [Entry<Value>.Waiter]>
    ) async throws -> Value? {
        lastWaiter += 1
        let number = lastWaiter
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                let entry = wantedEntry(key, load)
                entry[keyPath: list].append(.init(number: number, continuation: continuation))
                see(to: entry)
            }
        } onCancel: {
            Task { @MainActor in
                if let entry = entry(key), entry.stopWaiting(number) { wantsChanged(of: entry) }
            }
        }
    }

    // MARK: - Requests

    /// Begins what an entry with consumers needs: to read the value from the disk, to request the resource, or to
    /// change the priority of the pending request.
    func see(to entry: AnyEntry) {
        guard let priority = entry.priority, !entry.isRestoring else { return }
        if let request = entry.request { return queue.setPriority(priority, of: request) }
        if entry.isFresh, !entry.hasExtenders { return }
        noticeLater(entry)
        if entry.mayBeOnDisk, let disk {
            entry.isRestoring = true
            disk.read(entry.path.text) { [weak self] kept in self?.restored(entry, kept) }
        } else {
            begin(entry, priority)
        }
    }

    private func begin(_ entry: AnyEntry, _ priority: ResourcePriority) {
        entry.generation += 1
        entry.isExtending = entry.isFresh
        guard let work = entry.work(in: self) else { return }
        let request = Request(for: entry.path, priority: priority, work: work) { [weak self, weak entry] result in
            if let entry { self?.ended(entry, result) }
        }
        entry.request = request
        queue.add(request)
    }

    /// Adjusts the request of an entry to the entry's remaining consumers: changes the priority, begins the request if
    /// necessary, or cancels it when no consumer is left.
    func wantsChanged(of entry: AnyEntry) {
        if entry.isExtending, !entry.hasExtenders {
            cancelRequest(of: entry)
            endNotice(of: entry)
        }
        guard let priority = entry.priority else { return rest(entry) }
        if let request = entry.request {
            queue.setPriority(priority, of: request)
        } else if entry.failure == nil {
            see(to: entry)
        }
    }

    /// Handles the loss of an entry's last consumer: cancels the request, and keeps the entry in memory for a while.
    func rest(_ entry: AnyEntry) {
        cancelRequest(of: entry)
        endNotice(of: entry)
        entry.forgetLoader()
        if !entry.isRestoring { startIdling(entry) }
    }

    /// Cancels the request of an entry, if any, and ignores its answer.
    func cancelRequest(of entry: AnyEntry) {
        guard let request = entry.request else { return }
        entry.request = nil
        entry.isExtending = false
        entry.progress = nil
        entry.generation += 1
        queue.cancel(request)
    }

    // MARK: - Loading for a while

    private func noticeLater(_ entry: AnyEntry) {
        guard entry.noticeTimer == nil, !entry.isSlow else { return }
        entry.noticeTimer = timers.schedule(in: settings.noticeDelay) { [weak self, weak entry] in
            guard let self, let entry else { return }
            entry.noticeTimer = nil
            entry.isSlow = true
            changed(entry)
        }
    }

    private func endNotice(of entry: AnyEntry) {
        timers.cancel(entry.noticeTimer)
        entry.noticeTimer = nil
        guard entry.isSlow else { return }
        entry.isSlow = false
        changed(entry)
    }
}
