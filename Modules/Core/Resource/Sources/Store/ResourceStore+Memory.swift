extension ResourceStore {
    /// Keeps an unused entry in memory for a while if it has a value or a failure; otherwise, drops it.
    func startIdling(_ entry: AnyEntry) {
        guard entry.idleTicket == nil else { return }
        guard entry.hasValue || entry.failure != nil else { return drop(entry) }
        entry.idleTicket = idle.append((entry, clock.elapsed + settings.idleTime))
        if idle.count > settings.idleCount, let (oldest, _) = idle.popFirst() { drop(oldest) }
        dropLater()
    }

    /// Ends the idle time of an entry that is used again.
    func stopIdling(_ entry: AnyEntry) {
        guard let ticket = entry.idleTicket else { return }
        _ = idle.remove(ticket)
        entry.idleTicket = nil
    }

    private func dropLater() {
        guard idleTimer == nil, let (_, time) = idle.first else { return }
        idleTimer = timers.schedule(in: time - clock.elapsed) { [weak self] in
            guard let self else { return }
            idleTimer = nil
            dropIdle()
        }
    }

    private func dropIdle() {
        let now = clock.elapsed
        while let (entry, time) = idle.first, time <= now {
            _ = idle.popFirst()
            drop(entry)
        }
        dropLater()
    }

    /// Drops an entry from memory. A value that is stored on the disk stays there.
    private func drop(_ entry: AnyEntry) {
        entry.idleTicket = nil
        timers.cancel(entry.expiryTimer)
        unreached.remove(entry.path)
        remove(entry)
    }
}
