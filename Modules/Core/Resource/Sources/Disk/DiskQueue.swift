/// The pending disk operations of a store, which are carried out in order in the background.
@MainActor final class DiskQueue {
    /// A stored value, and whether an action has expired the value since it was written.
    typealias Kept = (value: StoredValue, isExpired: Bool)

    private enum Operation: Sendable {
        case read(@MainActor @Sendable (Kept?) -> Void)
        case write(@Sendable () -> StoredValue)
        case remove
        case expire([ResourceSubject])
        case done(@MainActor @Sendable () -> Void)
    }

    private let disk: ResourceDisk
    private let limit: Int
    private var operations = Line<(path: String, operation: Operation)>()
    /// The tickets of the pending write operations, in order.
    private var writes = Line<Int>()
    private var writeOfPath: [String: (operation: Int, write: Int)] = [:]
    private var isWorking = false

    init(_ disk: ResourceDisk, unwrittenCount: Int) {
        (self.disk, limit) = (disk, max(unwrittenCount, 1))
    }

    /// Whether no operation is pending.
    var isIdle: Bool { !isWorking }
    /// The number of values waiting to be written.
    var unwrittenCount: Int { writes.count }

    /// Reads the value at a path after all pending operations, and passes it to `receive`; passes `nil` if there is
    /// none.
    func read(_ path: String, _ receive: @escaping @MainActor @Sendable (Kept?) -> Void) {
        add(path, .read(receive))
    }

    /// Schedules the writing of a value, which replaces an older value at the same path, even one still waiting to be
    /// written.
    func write(_ path: String, _ value: @escaping @Sendable () -> StoredValue) {
        if let earlier = writeOfPath.removeValue(forKey: path) {
            _ = operations.remove(earlier.operation)
            _ = writes.remove(earlier.write)
        }
        let ticket = add(path, .write(value))
        writeOfPath[path] = (ticket, writes.append(ticket))
        guard writes.count > limit, let oldest = writes.popFirst() else { return }
        // The value on the disk is older than the one that is not stored.
        operations.update(oldest) { $0.operation = .remove }
        if let path = operations[oldest]?.path { writeOfPath[path] = nil }
    }

    /// Schedules the expiry of all stored and waiting values about the subjects.
    func expire(_ subjects: [ResourceSubject]) {
        add("", .expire(subjects))
    }

    /// Waits until all operations that are pending now are done.
    func flush() async {
        guard isWorking else { return }
        await withCheckedContinuation { continuation in
            add("", .done { continuation.resume() })
        }
    }

    @discardableResult
    private func add(_ path: String, _ operation: Operation) -> Int {
        let ticket = operations.append((path, operation))
        if !isWorking {
            isWorking = true
            // The task retains the queue until everything is written, even if the store is deallocated.
            Task { await work() }
        }
        return ticket
    }

    private func work() async {
        while let (path, operation) = operations.popFirst() {
            switch operation {
            case .read(let receive): receive(await disk.read(path))
            case .write(let value):
                if let written = writeOfPath.removeValue(forKey: path) { _ = writes.remove(written.write) }
                await disk.write(value)
            case .remove: await disk.remove(path)
            case .expire(let subjects): await disk.expire(subjects)
            case .done(let resume): resume()
            }
        }
        isWorking = false
    }
}

extension ResourceDisk {
    fileprivate func write(_ value: @Sendable () -> StoredValue) { write(value()) }
}
