import Platform
import PlatformTesting
import ResourceTesting

@testable import Resource

extension Walk {
    /// What must hold whenever nothing moves.
    func check() {
        checkRequests()
        for name in World.names { check(name) }
        for reader in readers { check(reader) }
        for waiter in waiters { check(waiter) }
        let (kept, most) = (store.resourcesInMemory, wanted.union(ahead).count + settings.idleCount)
        expect(kept <= most, "\(kept) resources are in memory, of at most \(most)")
        let files = FileSystem.fileNames(in: folder.file("disk")).count
        expect(files <= limits.files, "\(files) files are on the disk, of at most \(limits.files)")
    }

    private func checkRequests() {
        let waiting = world.outside.waiting
        expect(waiting.count <= settings.requestsAtOnce, "\(waiting) are in flight at once")
        expect(Set(waiting).count == waiting.count, "\(waiting): one is in flight twice")
        expect(
            store.queue.waitingCount == 0 || waiting.count == settings.requestsAtOnce,
            "a request waits, and only \(waiting) are in flight")
        guard endsWhenCancelled else { return }
        let unwanted = Set(waiting).subtracting(wanted).subtracting(ahead)
        expect(unwanted.isEmpty, "\(unwanted) are in flight and not wanted")
    }

    private func check(_ name: String) {
        let state = resource(name).state
        if let value = state.value {
            expect(value >= shown[name] ?? 0, "\(name): \(value) is shown after \(shown[name] ?? 0)")
            shown[name] = max(value, shown[name] ?? 0)
            expect(value <= world.version(name), "\(name): \(value) is from the future")
        }
        if case .updated = state.status {
            expect(state.value ?? -1 >= least[name] ?? 0, "\(name): \(state) has expired")
        }
        checkNotice(name, state.status)
    }

    /// Loading is said after a tenth of a second: no sooner, and no later.
    private func checkNotice(_ name: String, _ status: ResourceStatus) {
        let (isWanted, now) = (wanted.contains(name), clock.elapsed)
        var isGood = false
        if case .updated = status { isGood = true }
        if isGood || !isWanted && !ahead.contains(name) { quiet[name] = now }
        if isGood || !isWanted { due[name] = nil } else if due[name] == nil { due[name] = now }
        switch status {
        case .loading:
            let time = now - (quiet[name] ?? .zero)
            expect(time >= .milliseconds(100), "\(name) says loading after \(time)")
        case .none, .expired:
            let time = now - (due[name] ?? now)
            expect(time < .milliseconds(100), "\(name) is wanted, \(status) and does not load after \(time)")
        case .failed: due[name] = nil
        case .updated: break
        }
    }

    private func check(_ reader: Reader) {
        let values = reader.states.compactMap(\.value)
        expect(values == values.sorted(), "\(reader.name) was shown as \(values)")
        let pairs = zip(reader.states, reader.states.dropFirst())
        expect(pairs.allSatisfy { $0 != $1 }, "\(reader.name) was shown twice the same: \(reader.states)")
        let (last, now) = (reader.states.last, resource(reader.name).state)
        expect(last == now, "\(reader.name) is shown as \(String(describing: last)) and is \(now)")
    }

    private func check(_ waiter: Waiter) {
        switch waiter.result {
        case nil: break
        case .success(let value)?:
            expect(value >= waiter.least, "\(value) of \(waiter.name) had expired at \(waiter.least)")
        case .failure(let error)?:
            let isFailure = error is ResourceFailure || error is CancellationError && waiter.isCancelled
            expect(isFailure, "\(waiter.name) ended with \(error)")
        }
    }
}
