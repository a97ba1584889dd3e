/// The files of a ``ResourceDisk``, in the order in which they were written.
struct DiskContents {
    private var files = Line<DiskFile>()
    private var values: [UInt64: (file: DiskFile, ticket: Int)] = [:]
    private var marks: [UInt64: (file: DiskFile, ticket: Int)] = [:]
    private var bytes = 0

    private(set) var lastNumber: UInt64 = 0

    var hasValues: Bool { !values.isEmpty }

    func value(at path: String) -> DiskFile? { values[DiskHash(of: path).value]?.file }

    func mark(_ hash: UInt64) -> DiskFile? { marks[hash]?.file }

    /// Returns whether any of the subjects expired after the file was written.
    func hasMark(after file: DiskFile, on subjects: [ResourceSubject]) -> Bool {
        subjects.contains { subject in
            marks[DiskHash(of: subject.text).value].map { $0.file.number > file.number } ?? false
        }
    }

    /// Adds the newest file, in place of an older one of the same kind and hash.
    ///
    /// - Returns: the replaced file, which the caller must delete; `nil` if there was none.
    mutating func add(_ file: DiskFile) -> DiskFile? {
        lastNumber = max(lastNumber, file.number)
        let old = table(file.kind)[file.hash]
        if let old { forget(old) }
        let ticket = files.append(file)
        bytes += file.size
        setTable(file.kind, file.hash, (file, ticket))
        return old?.file
    }

    /// Removes a file from these contents, if they include it. The caller deletes the file itself.
    mutating func remove(_ file: DiskFile) {
        guard let found = table(file.kind)[file.hash], found.file == file else { return }
        forget(found)
        setTable(file.kind, file.hash, nil)
    }

    /// Returns the oldest file if it must be deleted: because a limit is exceeded, or because it is an expiry mark and
    /// no older value is left to expire. Otherwise, returns `nil`.
    mutating func surplus(_ limits: ResourceDisk.Limits) -> DiskFile? {
        guard let first = files.first else { return nil }
        return files.count > limits.files || bytes > limits.bytes || first.kind == .mark ? first : nil
    }

    private mutating func forget(_ found: (file: DiskFile, ticket: Int)) {
        _ = files.remove(found.ticket)
        bytes -= found.file.size
    }

    private func table(_ kind: DiskFile.Kind) -> [UInt64: (file: DiskFile, ticket: Int)] {
        kind == .value ? values : marks
    }

    private mutating func setTable(_ kind: DiskFile.Kind, _ hash: UInt64, _ entry: (file: DiskFile, ticket: Int)?) {
        if kind == .value { values[hash] = entry } else { marks[hash] = entry }
    }
}
