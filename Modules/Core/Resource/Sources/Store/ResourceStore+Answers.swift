import Basics

extension ResourceStore {
    /// Handles the end of an entry's request: delivers the loaded value, or records the failure.
    func ended(_ entry: AnyEntry, _ result: Result<Request.Delivery, ResourceFailure>) {
        entry.request = nil
        switch result {
        case .success(let deliver): deliver()
        case .failure(let failure): fail(entry, failure)
        }
        settled(entry)
    }

    /// Sets an entry's value to the loaded one, and writes it to the disk if values of this kind are stored.
    func accept<Value>(_ value: Value, for entry: Entry<Value>) {
        (entry.value, entry.time, entry.isExpired, entry.failure) = (value, clock.now, false, nil)
        entry.mayBeOnDisk = false
        expire(entry, in: entry.kind.lifetime)
        entry.resumeWaiters()
        guard let disk, let coding = entry.kind.coding else { return }
        let (path, time, subjects) = (entry.path.text, entry.time, entry.subjects)
        disk.write(path) {
            StoredValue(path: path, time: time, subjects: subjects, json: coding.encode(value))
        }
    }

    private func fail(_ entry: AnyEntry, _ failure: ResourceFailure) {
        entry.failure = failure
        if failure.kind == .unreachable { unreached.insert(entry.path) }
        entry.resumeWaiters(throwing: failure)
    }

    /// Sets an entry's value to the one read from the disk, if any. Then loads the resource if it still has consumers
    /// but no unexpired value.
    func restored(_ entry: AnyEntry, _ kept: DiskQueue.Kept?) {
        entry.isRestoring = false
        entry.mayBeOnDisk = false
        if let kept { entry.restore(kept, in: self) }
        if entry.isFresh {
            entry.resumeWaiters()
            settled(entry)
        } else {
            changed(entry)
            wantsChanged(of: entry)
        }
    }

    /// Resets an entry after its request has ended, or after a value that has not expired was read from the disk.
    private func settled(_ entry: AnyEntry) {
        entry.isReadAhead = false
        entry.isExtending = false
        entry.progress = nil
        timers.cancel(entry.noticeTimer)
        (entry.noticeTimer, entry.isSlow) = (nil, false)
        changed(entry)
        if entry.priority == nil { rest(entry) }
    }

    // MARK: - Connection

    /// Updates the connection after a request. If the source was reached, retries the resources that were unreachable.
    func connectionSeen(_ seen: ResourceConnection) {
        connection = seen
        guard seen == .online, !unreached.isEmpty else { return }
        let paths = unreached.sorted()
        unreached = []
        for path in paths {
            guard let entry = entries[path], entry.failure?.kind == .unreachable else { continue }
            if entry.isFresh {
                // The extension failed. A task that still wants it has to request it again.
                entry.failure = nil
                changed(entry)
            }
            see(to: entry)
        }
    }
}
