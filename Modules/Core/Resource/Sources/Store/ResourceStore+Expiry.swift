extension ResourceStore {
    /// Does something, and expires what the action names once that is done. Nothing expires when it fails.
    public func perform<Result>(_ action: ResourceAction, _ work: () async throws -> Result) async rethrows -> Result {
        let result = try await work()
        expire(by: action)
        return result
    }

    /// Expires what an action names that was done.
    public func expire(by action: ResourceAction) { expire(action.expired) }

    /// Expires all resources that are about one of the subjects, those on the disk among them.
    ///
    /// Their values can still be shown. Those that are wanted are loaded again. A request that began before is
    /// cancelled, as its answer may be from before too, and those who wait for it wait for a new one.
    public func expire(_ subjects: [ResourceSubject]) {
        guard !subjects.isEmpty else { return }
        let expired = Set(subjects)
        disk?.expire(subjects)
        // In an order of their own, so that runs with the same chance are the same.
        for entry in entries.values.filter({ $0.isAbout(expired) }).sorted(by: { $0.path < $1.path }) {
            expire(entry)
        }
    }

    /// Expires a value when its lifetime, or the rest of it, is over.
    func expire(_ entry: AnyEntry, in lifetime: Duration?) {
        timers.cancel(entry.expiryTimer)
        entry.expiryTimer = lifetime.map { lifetime in
            timers.schedule(in: lifetime) { [weak self, weak entry] in
                if let entry { self?.expire(entry) }
            }
        }
    }

    private func expire(_ entry: AnyEntry) {
        timers.cancel(entry.expiryTimer)
        entry.expiryTimer = nil
        entry.isExpired = entry.hasValue || entry.mayBeOnDisk
        cancelRequest(of: entry)
        entry.resumeExtenders()
        changed(entry)
        if entry.priority != nil { see(to: entry) } else { rest(entry) }
    }
}

extension AnyEntry {
    func isAbout(_ expired: Set<ResourceSubject>) -> Bool {
        subjects.contains(where: expired.contains) || expired.contains(.key(atPath: path.text))
            || expired.contains(.kind(named: String(path.text.prefix { $0 != "/" })))
    }
}
