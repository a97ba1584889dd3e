public import Platform

/// A folder that keeps the values of resources between runs: its owner's alone, bounded, the oldest dropped first.
///
/// Each value is a file, written whole or not at all. A damaged one is ignored and removed. What an action expires is a
/// file too, a mark, which applies to the values that were written before it. Files are numbered in the order in which
/// they were written, so that a mark goes when there is no older value left.
///
/// Two programs may use a folder at once: each sees what the other had written when it began, and bounds what it sees.
public actor ResourceDisk {
    /// How much a folder may hold.
    public struct Limits: Sendable {
        /// How many files.
        public var files = 1_000
        /// How many bytes all files have together.
        public var bytes = 16 << 20
        /// How many bytes a value may have. A larger one is not kept.
        public var bytesOfValue = 1 << 20

        /// The usual limits.
        public init() {}
    }

    private let folder: String
    private let limits: Limits
    /// What is in the folder, the oldest first; `nil` before it was looked at.
    private var contents: DiskContents?
    /// The last refusal of the system, for diagnosis: a disk that fails costs requests, and nothing else.
    public private(set) var failure: SystemError?

    /// A folder, which is made when something is to be written.
    public init(folder: String, limits: Limits = Limits()) {
        (self.folder, self.limits) = (folder, limits)
    }

    /// The kept value of a resource, and whether an action has expired it since; `nil` if there is none.
    func read(_ path: String) -> DiskQueue.Kept? {
        open()
        guard let file = contents?.value(at: path) else { return nil }
        let text = (try? FileSystem.bytes(of: self.path(of: file), atMost: limits.bytesOfValue))
            .flatMap { String(validating: $0, as: UTF8.self) }
        guard let text, let value = StoredValue(text: text) else {
            remove(file)
            return nil
        }
        // Two paths with the same hash: the one written last has the file.
        guard value.path == path else { return nil }
        return (value, contents?.hasMark(after: file, on: value.allSubjects) ?? false)
    }

    /// Keeps a value in place of the older one.
    func write(_ value: StoredValue) {
        open()
        let old = contents?.value(at: value.path)
        let text = value.text
        if text.utf8.count <= limits.bytesOfValue { write(text, .value, DiskHash(of: value.path).value) }
        // Also after a failure: an older value must not be taken for the newest.
        if let old { remove(old) }
        trim()
    }

    /// Drops the value of a resource.
    func remove(_ path: String) {
        open()
        if let file = contents?.value(at: path) { remove(file) }
        trim()
    }

    /// Expires all that was written until now about these subjects.
    func expire(_ subjects: [ResourceSubject]) {
        open()
        guard contents?.hasValues == true else { return }
        for subject in subjects {
            let hash = DiskHash(of: subject.text).value
            let old = contents?.mark(hash)
            write("", .mark, hash)
            if let old { remove(old) }
        }
        trim()
    }

    // MARK: - Files

    private func path(of file: DiskFile) -> String { "\(folder)/\(file.name)" }

    /// Looks at the folder, the first time, and bounds it.
    private func open() {
        guard contents == nil else { return }
        contents = DiskContents()
        guard FileSystem.isFolder(folder) else { return }
        attempt { () throws(SystemError) in
            let names = try FileSystem.entries(in: folder).filter { $0.kind == .file }.map(\.name)
            // What a write left that was killed.
            for name in names where DiskFile.isUnfinished(name) { try FileSystem.removeFile("\(folder)/\(name)") }
            let files = names.compactMap { DiskFile(name: $0) }.sorted { $0.number < $1.number }
            for var file in files {
                file.size = FileSystem.size(of: path(of: file)) ?? 0
                if let older = contents?.add(file) { remove(older) }
            }
        }
        trim()
    }

    private func write(_ text: String, _ kind: DiskFile.Kind, _ hash: UInt64) {
        attempt { () throws(SystemError) in
            try FileSystem.createPrivateFolder(folder)
            let number = (contents?.lastNumber ?? 0) + 1
            let file = DiskFile(number: number, hash: hash, kind: kind, size: text.utf8.count)
            try FileSystem.replaceFile(path(of: file), with: text)
            _ = contents?.add(file)
        }
    }

    private func remove(_ file: DiskFile) {
        contents?.remove(file)
        attempt { () throws(SystemError) in try FileSystem.removeFile(path(of: file)) }
    }

    private func trim() {
        while let file = contents?.surplus(limits) { remove(file) }
    }

    private func attempt(_ work: () throws(SystemError) -> Void) {
        do { try work() } catch { failure = error }
    }
}
