/// The requests: the most urgent are started first, at most one at a time for each resource, and at most
/// ``ResourceSettings/requestsAtOnce`` in total.
extension ResourceStore {
    func enqueue(_ entry: AnyCacheEntry) {
        let priority = entry.priority ?? .ahead
        waiting[priority.rawValue].append(entry)
        entry.queue = priority
    }

    /// Moves a waiting request to the queue of its priority, if that has changed.
    func requeue(_ entry: AnyCacheEntry) {
        guard let queue = entry.queue, queue != entry.priority else { return }
        waiting[queue.rawValue].removeAll { $0 === entry }
        enqueue(entry)
    }

    /// Starts waiting requests until the maximum number is in flight.
    func startWaiting() {
        for index in waiting.indices.reversed() {
            while running.count < settings.requestsAtOnce,
                let next = waiting[index].firstIndex(where: { running[$0.path] == nil })
            {
                start(waiting[index].remove(at: next))
            }
        }
    }

    private func start(_ entry: AnyCacheEntry) {
        guard let attempt = entry.attempt?() else { return }
        let (priority, generation) = (entry.priority == .ahead ? TaskPriority.low : .medium, entry.generation)
        // Detached, because the request belongs to no single waiting task.
        let task = Task.detached(priority: priority) { [weak self] in
            let deliver = await attempt()
            await self?.returned(entry, generation, deliver)
        }
        running[entry.path] = task
        (entry.queue, entry.cancelAttempt) = (nil, { task.cancel() })
    }

    /// Begins an attempt to load the value of an entry.
    func attempt<Value>(_ entry: CacheEntry<Value>, _ load: @escaping ResourceLoad<Value>) -> AnyCacheEntry.Attempt {
        let (reports, progress) = AsyncStream.makeStream(
            of: ResourceProgress.self, bufferingPolicy: .bufferingNewest(1))
        Task { [weak entry, generation = entry.generation] in
            for await report in reports {
                guard let entry, entry.generation == generation else { return }
                entry.progress = report
                entry.changed()
            }
        }
        let loading = Loading(previous: entry.value, isExtending: entry.isExtending, progress: progress)
        return { [weak self] in
            do {
                let value = try await load(loading)
                return { self?.accept(value, for: entry) }
            } catch {
                return { self?.fail(entry, ResourceFailure(error)) }
            }
        }
    }

    /// Ends an attempt, and delivers its result unless the request was canceled.
    private func returned(_ entry: AnyCacheEntry, _ generation: Int, _ deliver: @MainActor () -> Void) {
        running[entry.path] = nil
        if entry.generation == generation { deliver() }
        startWaiting()
    }

    /// Sets an entry's value to the loaded one, and writes it to the disk if values of this kind are stored.
    private func accept<Value>(_ value: Value, for entry: CacheEntry<Value>) {
        (entry.value, entry.time, entry.isExpired, entry.failure) = (value, clock.now, false, nil)
        entry.mayBeOnDisk = false
        expire(entry, in: entry.kind.lifetime)
        if let coding = entry.kind.coding {
            let (path, time, subjects) = (entry.path, entry.time, entry.subjects)
            operate { disk in
                await disk.write(path) {
                    StoredValue(path: path, time: time, subjects: subjects, json: coding.encode(value))
                }
            }
        }
        entry.resumeWaiters()
        settled(entry)
    }

    /// Ends a request after a failed attempt, or schedules the next attempt. The delay doubles after each failure. It
    /// is randomly shortened, so that many programs do not retry at the same time.
    private func fail(_ entry: AnyCacheEntry, _ failure: ResourceFailure) {
        entry.failures += 1
        if failure.isTransient, entry.failures < settings.tries {
            let longest = min(.milliseconds(500) * (1 << min(entry.failures - 1, 10)), Duration.seconds(30))
            let wait = longest * Double.random(in: 0.5...1, using: &random)
            entry.cancelAttempt = clock.setAlarm(at: clock.elapsed + wait) { [weak self] in
                entry.cancelAttempt = nil
                self?.enqueue(entry)
                self?.startWaiting()
            }
        } else {
            entry.failure = failure
            entry.resumeWaiters(throwing: failure)
            settled(entry)
        }
    }

    /// Cancels the request of an entry, if any, and ignores its answer.
    func cancelRequest(of entry: AnyCacheEntry) {
        if let queue = entry.queue { waiting[queue.rawValue].removeAll { $0 === entry } }
        entry.cancelAttempt?()
        endRequest(of: entry)
    }

    func endRequest(of entry: AnyCacheEntry) {
        entry.generation += 1
        (entry.queue, entry.cancelAttempt, entry.failures) = (nil, nil, 0)
        (entry.isExtending, entry.progress) = (false, nil)
    }

    // MARK: - Disk

    /// Performs an operation of the disk in the background, after all earlier ones.
    func operate(_ operation: @escaping @MainActor @Sendable (ResourceDisk) async -> Void) {
        guard let disk else { return }
        pendingOperations += 1
        lastOperation = Task { [weak self, lastOperation] in
            await lastOperation?.value
            await operation(disk)
            self?.pendingOperations -= 1
        }
    }

    /// Reads an entry's value from the disk. Then loads the resource if it still has consumers but no unexpired value.
    func restore(_ entry: AnyCacheEntry) {
        entry.isRestoring = true
        operate { [weak self] disk in
            let stored = await disk.read(entry.path)
            guard let self else { return }
            (entry.isRestoring, entry.mayBeOnDisk) = (false, false)
            if let stored { entry.restore(stored, in: self) }
            if entry.isFresh {
                entry.resumeWaiters()
                settled(entry)
            } else {
                entry.changed()
                wantsChanged(of: entry)
            }
        }
    }
}
