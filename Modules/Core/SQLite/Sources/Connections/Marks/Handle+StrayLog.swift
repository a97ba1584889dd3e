import CSQLite
import Platform

/// The log beside a main file, and whether it belongs to it: see ``LogMark``.
extension Handle {
    /// The number of attempts to find out whether a log belongs to the file, while other programs use both.
    private static let attempts = 20
    /// The number of bytes of a log that are read first. They mostly have the first transaction, whose mark tells.
    private static let beginning = 32 << 12

    /// Throws an error if the log beside the main file belongs to another file. SQLite must not have read the log yet.
    ///
    /// A log without a mark may be of an older program, and is taken for the file's own. So is a log with marks, if the
    /// main file has none that can be read: it may be damaged, or half rewritten.
    ///
    /// - Parameter movesAside: whether to rename such a log, so that the file can be opened without it the next time.
    /// - Throws: ``DatabaseError``, whose kind is `strayLog`, or `inUse` if another program has the file open with the
    ///   log.
    func refuseStrayLog(movingAside movesAside: Bool) throws(DatabaseError) {
        let log = CompanionFile.log.path(beside: path)
        guard try isStray(log) else { return }
        let isMovable = movesAside && !isReadOnly
        // Another program may transfer the log and begin another one meanwhile, so one look is not enough, and the log
        // is renamed only while no other program has the file open.
        for _ in 1...Self.attempts {
            if isMovable, try lockMain() {
                defer { unlockMain() }
                guard try isStray(log) else { return }
                throw strayLog(log, aside: moveAside(log))
            }
            sqlite3_sleep(10)
            guard try isStray(log) else { return }
        }
        throw isMovable ? DatabaseError(.inUse, code: .busy, path: path) : strayLog(log, aside: nil)
    }

    private func strayLog(_ log: String, aside: String?) -> DatabaseError {
        DatabaseError(.strayLog(log, aside: aside), code: .cannotOpen, path: path)
    }

    /// Renames a log, and removes its index. Returns the new path; `nil` if the log cannot be renamed.
    private func moveAside(_ log: String) -> String? {
        let names = (1...99).lazy.map { "\(log)-stray\($0 == 1 ? "" : "-\($0)")" }
        guard let aside = names.first(where: { FileSystem.kind(of: $0) == nil }) else { return nil }
        do throws(SystemError) {
            // The index first: without the log, SQLite would take it for that of the next one.
            try FileSystem.removeFile(CompanionFile.logIndex.path(beside: path))
            try FileSystem.move(log, to: aside)
        } catch {
            return nil
        }
        // Without the sync, a power loss may bring the log back, which is then moved again.
        try? FileSystem.syncFolder(FileSystem.folder(of: path))
        return aside
    }

    /// Returns whether a log belongs to another main file, as far as the marks of both tell.
    private func isStray(_ log: String) throws(DatabaseError) -> Bool {
        guard let bytes = try? FileSystem.firstBytes(of: log, count: Self.beginning), !bytes.isEmpty else {
            return false
        }
        let first = LogFrames(bytes).marks
        if !first.isEmpty, try !isStray(first) { return false }
        if bytes.count < Self.beginning { return !first.isEmpty }
        guard let bytes = try? FileSystem.bytes(of: log) else { return false }
        return try isStray(LogFrames(bytes).marks)
    }

    /// Returns whether a log with these marks belongs to another main file. It does if this main file has marks, but
    /// none of these.
    private func isStray(_ marks: [LogFrames.Mark]) throws(DatabaseError) -> Bool {
        let known = Set(marks.flatMap { [$0.mark.number, $0.mark.base] })
        if known.isEmpty { return false }
        for page in Set(marks.map(\.page)) {
            if let mark = try mark(onMainPage: page), known.contains(mark.number) { return false }
        }
        let found = try mainMarks()
        return !found.isEmpty && !found.contains { known.contains($0.number) }
    }

    /// Returns the mark on a page of the main file alone, without the log; `nil` if the page has none.
    func mark(onMainPage page: Int) throws(DatabaseError) -> LogMark? {
        try mainPage(page).flatMap { LogMark(page: $0[...]) }
    }

    /// Returns the marks in all pages of the main file, of which there should be one at most.
    func mainMarks() throws(DatabaseError) -> [LogMark] {
        var (page, marks) = (1, [LogMark]())
        while let bytes = try mainPage(page) {
            if let mark = LogMark(page: bytes[...]) { marks.append(mark) }
            page += 1
        }
        return marks
    }
}

/// The frames of a write-ahead log (sqlite.org/fileformat2.html#the_write_ahead_log).
struct LogFrames {
    /// A mark, and the number of the page that it is on.
    typealias Mark = (page: Int, mark: LogMark)

    private static let head = 32
    private static let headOfFrame = 24
    /// The first three bytes of a log. The fourth tells the order of the bytes in its checksums.
    private static let magic: [UInt8] = [0x37, 0x7F, 0x06]

    /// The marks in the frames that are of this log, rather than left of an earlier one.
    private(set) var marks: [Mark] = []

    /// Parses the bytes of a log, or the first of them.
    init(_ bytes: [UInt8]) {
        guard bytes.count >= Self.head, bytes.starts(with: Self.magic) else { return }
        func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        let size = number(at: 8)
        guard (512...65_536).contains(size) else { return }
        let salts = bytes[16..<24]
        var start = Self.head
        while start + Self.headOfFrame + size <= bytes.count,
            bytes[start + 8..<start + 16].elementsEqual(salts)
        {
            let page = start + Self.headOfFrame
            if let mark = LogMark(page: bytes[page..<page + size]) { marks.append((number(at: start), mark)) }
            start = page + size
        }
    }
}
