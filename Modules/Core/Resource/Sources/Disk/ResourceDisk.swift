public import Platform

/// A folder that stores the values of resources between runs, readable only by its owner. When a limit is exceeded, the
/// oldest values are removed.
///
/// Each value is a file, written atomically. A damaged file is ignored and removed. An expiry is a file too: a mark
/// that applies to the values written before it. Files are numbered in the order of writing. A mark is removed once no
/// older value is left.
///
/// Two programs may use the same folder at once. Each knows the files that existed when it first used the folder and
/// those that it has written since, and applies the limits to these.
public actor ResourceDisk {
    /// The limits of a folder.
    public struct Limits: Sendable {
        /// The maximum number of files.
        public var files = 1_000
        /// The maximum size of all files in bytes.
        public var bytes = 16 << 20
        /// The maximum size of the file of one value in bytes. A value that needs a larger file is not stored.
        public var bytesOfValue = 1 << 20

        /// Creates the default limits.
        public init() {}
    }

    private let folder: String
    private let limits: Limits
    /// The files in the folder, oldest first; `nil` until the folder is read.
    private var contents: DiskContents?
    /// The last system error, for diagnosis; `nil` if there was none. A failing disk only causes more requests.
    public private(set) var failure: SystemError?

    /// Creates a disk that stores values in a folder. The folder is created at the first write.
    public init(folder: String, limits: Limits = Limits()) {
        (self.folder, self.limits) = (folder, limits)
    }

    /// Returns the stored value of a resource, and whether an action has expired it since it was written; `nil` if no
    /// value is stored.
    func read(_ path: String) -> DiskQueue.Kept? {
        open()
        guard let file = contents?.value(at: path) else { return nil }
        let text = (try? FileSystem.bytes(of: self.path(of: file), atMost: limits.bytesOfValue))
            .flatMap { String(validating: $0, as: UTF8.self) }
        guard let text, let value = StoredValue(text: text) else {
            remove(file)
            return nil
        }
        // Two paths with the same hash: the file belongs to the one that was written last.
        guard value.path == path else { return nil }
        return (value, contents?.hasMark(after: file, on: value.allSubjects) ?? false)
    }

    /// Stores a value, unless it is too large, and removes the older value of its resource in any case.
    func write(_ value: StoredValue) {
        open()
        let old = contents?.value(at: value.path)
        let text = value.text
        if text.utf8.count <= limits.bytesOfValue { write(text, .value, DiskHash(of: value.path).value) }
        // Also after a failure: an older value must not be taken for the newest.
        if let old { remove(old) }
        trim()
    }

    /// Removes the value of a resource.
    func remove(_ path: String) {
        open()
        if let file = contents?.value(at: path) { remove(file) }
        trim()
    }

    /// Expires all stored values about the subjects, but no values that are written later.
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

    /// Reads the list of files at the first use of the folder, and applies the limits.
    private func open() {
        guard contents == nil else { return }
        contents = DiskContents()
        guard FileSystem.isFolder(folder) else { return }
        attempt { () throws(SystemError) in
            let names = try FileSystem.entries(in: folder).filter { $0.kind == .file }.map(\.name)
            // Files of a write that was killed.
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
