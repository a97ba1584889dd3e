import Basics
import Platform

/// A folder that stores the values of resources between runs, readable only by its owner. When a limit is exceeded, the
/// oldest values are removed. A failing disk only causes more requests.
///
/// Each value is a file, written atomically. A damaged file is ignored and removed. An expiry is a file too: a mark
/// that applies to the values written before it. Files are numbered in the order of writing: by the time of day in
/// microseconds, or by the next number if that is larger. A mark is removed once no older value is left.
///
/// Two programs may use the same folder at once. Each knows the files that existed when it first used the folder, or
/// last expired values, and those that it has written since, and applies the limits to these.
public actor ResourceDisk {
    private let folder: String
    private let fileLimit, byteLimit: Int
    /// The files in the folder, oldest first.
    private lazy var files = filesInFolder() ?? []

    /// Creates a disk that stores values in a folder. The folder is created at the first write.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder.
    ///   - fileLimit: the maximum number of files.
    ///   - byteLimit: the maximum size of all files in bytes. A larger value is not stored.
    public init(folder: String, fileLimit: Int = 1_000, byteLimit: Int = 16 << 20) {
        (self.folder, self.fileLimit, self.byteLimit) = (folder, fileLimit, byteLimit)
    }

    /// Returns the stored value of a resource; `nil` if there is none.
    func read(_ path: String) -> StoredValue? {
        trim()
        guard let file = files("value/\(path)").last else { return nil }
        let text = (try? FileSystem.bytes(of: "\(folder)/\(file.name)", atMost: byteLimit))
            .flatMap { String(validating: $0, as: UTF8.self) }
        guard let text, var value = StoredValue(text: text) else {
            remove(file)
            return nil
        }
        // Two paths with the same hash: the file belongs to the one that was written last.
        guard value.path == path else { return nil }
        let marks = ResourceSubject.all(of: path, and: value.subjects).flatMap { files($0.text) }
        value.isExpired = marks.contains { $0.number > file.number }
        return value
    }

    /// Stores a value, in place of the older value of its resource.
    func write(_ path: String, _ value: @Sendable () -> StoredValue) { replace("value/\(path)", with: value().text) }

    /// Expires all stored values about the subjects, also those of other programs, but no values that are written
    /// later. If a mark cannot be written, all values are removed.
    func expire(_ subjects: [ResourceSubject]) {
        if let present = filesInFolder() { files = present }
        guard !files.isEmpty else { return }
        for subject in subjects {
            let isMarked = replace(subject.text, with: "")
            if !isMarked { files.forEach(remove) }
        }
    }

    /// Returns the files about the value or the subject with the given name. No value has the name of a subject.
    private func files(_ name: String) -> [DiskFile] {
        let hash = DiskFile.hash(of: name)
        return files.filter { $0.hash == hash }
    }

    /// Writes the newest file about a value or a subject, and removes the older ones. They are removed also if the file
    /// cannot be written, because an older value must not be taken for the newest.
    ///
    /// - Returns: whether the file was written.
    @discardableResult
    private func replace(_ name: String, with text: String) -> Bool {
        let old = files(name)
        let number = max((files.last?.number ?? 0) + 1, Timestamp.microsecondsNow())
        let file = DiskFile(number: number, hash: DiskFile.hash(of: name), size: text.utf8.count)
        var isWritten = false
        if file.size <= byteLimit {
            try? FileSystem.createPrivateFolder(folder)
            isWritten = (try? FileSystem.replaceFile("\(folder)/\(file.name)", with: text)) != nil
        }
        if isWritten { files.append(file) }
        old.forEach(remove)
        trim()
        return isWritten
    }

    private func remove(_ file: DiskFile) {
        files.removeAll { $0 == file }
        try? FileSystem.removeFile("\(folder)/\(file.name)")
    }

    private func trim() {
        while let oldest = files.first,
            oldest.isMark || files.count > fileLimit || files.reduce(0, { $0 + $1.size }) > byteLimit
        {
            remove(oldest)
        }
    }

    /// Returns the files in the folder, oldest first; `nil` if the folder cannot be read.
    private func filesInFolder() -> [DiskFile]? {
        guard FileSystem.isFolder(folder) else { return [] }
        guard let entries = try? FileSystem.entries(in: folder) else { return nil }
        let names = entries.filter { $0.kind == .file }.map(\.name)
        // A write that was killed leaves the name of its file, a dot, and six more characters.
        for name in names where name.dropLast(6).hasSuffix(".") && DiskFile(name: String(name.dropLast(7))) != nil {
            try? FileSystem.removeFile("\(folder)/\(name)")
        }
        return names.compactMap { DiskFile(name: $0) }.sorted { $0.number < $1.number }.map { file in
            var file = file
            file.size = FileSystem.size(of: "\(folder)/\(file.name)") ?? 0
            return file
        }
    }
}
