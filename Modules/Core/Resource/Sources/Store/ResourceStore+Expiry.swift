extension ResourceStore {
    /// Performs some work, and afterwards expires the subjects of the action. Nothing expires if the work fails.
    public func perform<Result>(_ action: ResourceAction, _ work: () async throws -> Result) async rethrows -> Result {
        let result = try await work()
        expire(by: action)
        return result
    }

    /// Expires the subjects of a completed action.
    public func expire(by action: ResourceAction) { expire(action.expired) }

    /// Expires all resources about one of the subjects, including those on the disk.
    ///
    /// The expired values can still be shown. Resources in use are loaded again. A request that began earlier is
    /// canceled, because its answer may be outdated too; the tasks that wait for it then wait for a new request.
    public func expire(_ subjects: [ResourceSubject]) {
        guard !subjects.isEmpty else { return }
        let expired = Set(subjects)
        disk?.expire(subjects)
        // In a fixed order, so that runs with the same seed are equal.
        for entry in entries.values.filter({ $0.isAbout(expired) }).sorted(by: { $0.path < $1.path }) {
            expire(entry)
        }
    }

    /// Schedules the expiry of an entry at the end of its lifetime, and cancels an earlier schedule; `nil` means that
    /// the entry does not expire by time.
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
