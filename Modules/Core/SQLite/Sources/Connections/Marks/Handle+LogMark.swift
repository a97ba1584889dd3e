import CSQLite
import Platform

/// The marks of the log, which each write keeps: see ``LogMark``.
extension Handle {
    /// Renews the mark if the main file was changed since it was made. Throws an error if the main file is not the one
    /// below the log, because another program has overwritten it. Must run at the end of a write transaction.
    ///
    /// A table of the mark that cannot be read or written is no reason to refuse an edit: the log then has no mark.
    func renewMark() throws(DatabaseError) {
        guard path != Database.Location.memory.name else { return }
        do throws(DatabaseError) {
            guard try hasMarkTable() else {
                try run(LogMark.creation)
                return try setMark(LogMark(over: 0))
            }
            guard let kept = try keptMark() else { return try setMark(LogMark(over: markInMain()?.number ?? 0)) }
            guard let main = try markInMain(below: kept) else { return }
            if main.number == kept.base, kept.number != settledMark { return }
            guard main.number == kept.number else {
                leaveLog()
                throw moved
            }
            settledMark = main.number
            try setMark(LogMark(over: main.number))
        } catch {
            markPage = nil
            switch error.kind {
            case .constraint, .corrupt, .failed, .misuse: try requireTransaction(for: LogMark.creation)
            default: throw error
            }
        }
    }

    /// Reads the mark when the file is opened. SQLite caches the page of the mark until another connection writes, so
    /// that the first write detects whether another program has overwritten the file since.
    func rememberMark() {
        guard path != Database.Location.memory.name, (try? hasMarkTable()) == true, let kept = try? keptMark() else {
            return
        }
        if (try? markInMain())?.number == kept.number { settledMark = kept.number }
    }

    /// Makes SQLite leave the log unchanged when the connection is closed, if the main file is not the one below it.
    func leaveStrayLog() {
        guard let files, FileSystem.size(of: CompanionFile.log.path(beside: path)) ?? 0 > 0 else { return }
        if !files.isMainInPlace { return leaveLog() }
        guard (try? begin(.deferred)) != nil else { return }
        defer { rollBack() }
        guard (try? hasMarkTable()) == true, let kept = try? keptMark(),
            let main = try? markInMain(below: kept)
        else { return }
        if main.number != kept.number, main.number != kept.base || kept.number == settledMark { leaveLog() }
    }

    /// Gives a copy a mark of its own. If the copy is to replace the contents of a file, pass that file's mark as
    /// `base`: the copy is written to the log of that file first.
    func setMarkOfCopy(over base: LogMark? = nil) throws(DatabaseError) {
        if try hasMarkTable() { try setMark(LogMark(over: base?.number ?? 0)) }
    }

    private func hasMarkTable() throws(DatabaseError) -> Bool {
        if markPage == nil {
            let sql = "SELECT rootpage FROM sqlite_schema WHERE name = '\(LogMark.table)' AND type = 'table'"
            let page = Int(try integer(sql))
            markPage = page > 0 ? page : nil
        }
        return markPage != nil
    }

    /// Returns the mark as this connection sees it, with the log.
    private func keptMark() throws(DatabaseError) -> LogMark? {
        let statement = try prepared("SELECT mark FROM \(LogMark.table) WHERE id = 1")
        defer { release(statement) }
        guard try statement.step(), sqlite3_column_type(statement.pointer, 0) == SQLITE_BLOB,
            let bytes = sqlite3_column_blob(statement.pointer, 0)
        else { return nil }
        let count = Int(sqlite3_column_bytes(statement.pointer, 0))
        return LogMark(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    private func setMark(_ mark: LogMark) throws(DatabaseError) {
        let statement = try prepared("INSERT OR REPLACE INTO \(LogMark.table) (id, mark) VALUES (1, ?)", [mark.bytes])
        defer { release(statement) }
        while try statement.step() {}
    }

    /// Returns the mark in the main file alone, which should be one of the two numbers of the mark in the log; `nil` if it
    /// has none.
    private func markInMain(below kept: LogMark) throws(DatabaseError) -> LogMark? {
        if let mark = try markInMain() { return mark }
        // The main file has the table on another page: either the log has not been transferred since the file was
        // rewritten, or the main file is another file.
        guard kept.base != 0 else { return nil }
        let marks = try mainMarks()
        return marks.first { [kept.base, kept.number].contains($0.number) } ?? marks.first
    }

    /// Returns the mark in the main file alone, without the log; `nil` if its page has none.
    private func markInMain() throws(DatabaseError) -> LogMark? {
        guard let known = markPage else { return nil }
        if let mark = try mark(onMainPage: known) { return mark }
        // Another program may have rewritten the file.
        markPage = nil
        guard try hasMarkTable(), let page = markPage, page != known else { return nil }
        return try mark(onMainPage: page)
    }
}
