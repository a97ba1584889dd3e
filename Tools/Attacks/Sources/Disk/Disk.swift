/// A simulated disk with the files of one folder, and with the changes that are not synced yet.
///
/// A sync of a file makes only its bytes durable, and a sync of the folder only its names, as POSIX promises.
struct Disk {
    /// A change of the bytes of one file.
    private enum Change {
        case write(offset: Int, bytes: [UInt8])
        case truncate(size: Int)
    }

    /// A change of the names in the folder.
    private enum Naming {
        case create(String, file: Int)
        case remove(String)
        case rename(String, to: String)
        case link(String, to: String)
    }

    private struct File {
        var durable: [UInt8] = []
        var pending: [Change] = []
    }

    private let folder: String
    private var files: [File] = []
    /// The files by name, as programs see them and as the disk holds them.
    private var (names, durableNames): ([String: Int], [String: Int]) = ([:], [:])
    private var pendingNames: [Naming] = []

    /// Creates a disk with a folder whose files are synced.
    init(folder: String, contents: [String: [UInt8]] = [:]) {
        self.folder = folder
        for (name, bytes) in contents {
            names[name] = files.count
            files.append(File(durable: bytes))
        }
        durableNames = names
    }

    /// Whether a power loss would lose any change.
    var hasPendingChanges: Bool {
        !pendingNames.isEmpty || names.values.contains { !files[$0].pending.isEmpty }
    }

    /// Applies a recorded call to the disk.
    mutating func apply(_ entry: Recording.Entry) {
        let name = String(entry.path.dropFirst(folder.count + 1))
        // The index of the write-ahead log is shared memory, which every start creates anew.
        guard !name.hasSuffix("-shm") else { return }
        switch entry.call {
        case .open where entry.error == 0 && entry.offset == 1:
            files.append(File())
            names[name] = files.count - 1
            pendingNames.append(.create(name, file: files.count - 1))
        case .write, .pwrite:
            guard let file = names[name], !entry.data.isEmpty else { return }
            files[file].pending.append(.write(offset: entry.offset, bytes: entry.data))
        case .truncate where entry.error == 0:
            guard let file = names[name] else { return }
            files[file].pending.append(.truncate(size: entry.offset))
        case .sync: sync(name, hasFailed: entry.error != 0)
        case .unlink where entry.error == 0:
            names[name] = nil
            pendingNames.append(.remove(name))
        case .rename where entry.error == 0:
            let target = String(String(decoding: entry.data, as: UTF8.self).dropFirst(folder.count + 1))
            names[target] = names.removeValue(forKey: name)
            pendingNames.append(.rename(name, to: target))
        case .link where entry.error == 0:
            let target = String(String(decoding: entry.data, as: UTF8.self).dropFirst(folder.count + 1))
            names[target] = names[name]
            pendingNames.append(.link(name, to: target))
        default: break
        }
    }

    /// Applies a sync of a file, or of the folder for an empty name. After a failed sync of a file, Linux treats the
    /// unwritten data as written: the data is lost, and no later sync reports the loss.
    private mutating func sync(_ name: String, hasFailed: Bool) {
        if name.isEmpty {
            guard !hasFailed else { return }
            for naming in pendingNames { Self.apply(naming, to: &durableNames) }
            pendingNames = []
        } else if let file = names[name] {
            if !hasFailed {
                for change in files[file].pending { Self.apply(change, to: &files[file].durable) }
            }
            files[file].pending = []
        }
    }

    /// Returns the files after a power loss, by name.
    func state(after loss: PowerLoss, _ chance: inout Chance) -> [String: [UInt8]] {
        var names = durableNames
        for naming in pendingNames.prefix(loss.namesKept(of: pendingNames.count, &chance)) {
            Self.apply(naming, to: &names)
        }
        // Dictionaries have a random order, but tries have to be repeatable.
        var state: [String: [UInt8]] = [:]
        for (name, file) in names.sorted(by: { $0.key < $1.key }) {
            var bytes = files[file].durable
            let pending = files[file].pending
            let parts = loss.parts(of: pending.count, &chance)
            for (change, part) in zip(pending, parts) where part > 0 { Self.apply(change, to: &bytes, part: part) }
            state[name] = bytes
            // After a power loss, the index of a log may contain anything.
            if name.hasSuffix("-wal"), loss == .shuffled {
                state[name.dropLast(4) + "-shm"] = (0..<32_768).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
            }
        }
        return state
    }

    private static func apply(_ naming: Naming, to names: inout [String: Int]) {
        switch naming {
        case .create(let name, let file): names[name] = file
        case .remove(let name): names[name] = nil
        case .rename(let name, let target): names[target] = names.removeValue(forKey: name)
        case .link(let name, let target): names[target] = names[name]
        }
    }

    private static func apply(_ change: Change, to bytes: inout [UInt8], part: Double = 1) {
        switch change {
        case .write(let offset, let written):
            let count = Int(Double(written.count) * part)
            if bytes.count < offset + count { bytes += [UInt8](repeating: 0, count: offset + count - bytes.count) }
            bytes.replaceSubrange(offset..<(offset + count), with: written.prefix(count))
        case .truncate(let size):
            if bytes.count > size { bytes.removeSubrange(size...) }
            if bytes.count < size { bytes += [UInt8](repeating: 0, count: size - bytes.count) }
        }
    }
}
