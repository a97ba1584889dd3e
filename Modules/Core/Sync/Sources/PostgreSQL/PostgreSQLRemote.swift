import Basics
public import Journal
public import Platform

/// A database that speaks PostgreSQL (PostgreSQL itself, YugabyteDB, CockroachDB), reached through the program `psql`.
///
/// The edits are in one table, with the key (replica, sequence, part). A role that may read and insert is enough once the
/// table is there. A read takes one run of `psql`, and adding takes another.
public struct PostgreSQLRemote: Remote {
    /// The address, such as `postgresql://host/name`.
    public let name: String
    private let program: String
    private let psql: PSQL

    /// Creates the remote at an address (a connection URI of libpq).
    ///
    /// - Parameters:
    ///   - address: the address, without a password. Several hosts and parameters are passed on to `psql`.
    ///   - program: the program whose edits the table has.
    ///   - environment: the person's environment, whose variables for PostgreSQL are passed on.
    ///   - spool: the beginning of the paths of temporary files, which only their owner may read.
    /// - Throws: ``SyncError/password`` for an address with a password, which other users of this machine could see.
    public init(
        _ address: String, program: String, environment: Environment, spool: String
    ) throws(SyncError) {
        if Self.hasPassword(address) { throw .password }
        (name, self.program) = (address, program)
        psql = PSQL(address, environment: environment, spool: spool)
    }

    /// Returns whether a target is the address of a database.
    public static func isAddress(_ target: String) -> Bool {
        ["postgresql://", "postgres://"].contains { target.hasPrefix($0) }
    }

    private static func hasPassword(_ address: String) -> Bool {
        if address.range(of: "password=") { return true }
        let rest =
            address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2).first ?? ""
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard let at = authority.lastIndex(of: "@") else { return false }
        return authority[..<at].contains(":")
    }

    private var table: String { "\"\(program.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })_edits\"" }

    private var tableName: String { "'\(table.dropFirst().dropLast())'" }

    private var isThere: String {
        """
        SELECT count(*) > 0 AS there FROM information_schema.tables
            WHERE table_schema = current_schema() AND table_name = \(tableName) \\gset
        """
    }

    // MARK: - Reading

    /// Reads the new rows in one run of `psql`. If the table has lost rows, reads all rows in a second run. This can
    /// happen when a standby server takes the place of the first.
    public func read(
        from position: String, after heads: [Int64: Int64], _ take: (RemoteReading) async throws -> Set<Int64>
    ) async throws {
        let isWhole = try await read(after: heads, take)
        if isWhole { return }
        _ = try await take(.restarted)
        _ = try await read(after: [:], take)
    }

    /// Returns the statements that show the last sequence number of each replica, in rows with part -1, and then what is new.
    private func selection(after heads: [Int64: Int64]) -> String {
        let known = heads.sorted { $0.key < $1.key }.map { "(\($0.key)::bigint, \($0.value)::bigint)" }
        let values = (["(-1::bigint, 0::bigint)"] + known).joined(separator: ", ")
        // The least key of each replica is found through the index.
        return """
            \(isThere)
            \\if :there
            COPY (
                WITH RECURSIVE known (replica, head) AS (VALUES \(values)), found (replica) AS (
                    SELECT min(replica) FROM \(table)
                    UNION ALL
                    SELECT (SELECT min(replica) FROM \(table) AS other WHERE other.replica > found.replica)
                    FROM found WHERE found.replica IS NOT NULL
                ), shown (replica, sequence, part, record) AS (
                    SELECT found.replica,
                        (SELECT max(sequence) FROM \(table) AS own WHERE own.replica = found.replica), -1, ''
                    FROM found WHERE found.replica > 0
                    UNION ALL
                    SELECT edit.replica, edit.sequence, edit.part, edit.record
                    FROM found JOIN \(table) AS edit ON edit.replica = found.replica
                        AND edit.sequence > coalesce((SELECT head FROM known WHERE known.replica = found.replica), -1)
                )
                SELECT replica, sequence, part, record FROM shown ORDER BY part >= 0, replica, sequence, part
            ) TO STDOUT;
            \\endif
            """
    }

    /// Reads the new rows, and returns whether the table still has all edits up to `heads`. If not, `take` gets no
    /// edits.
    private func read(
        after heads: [Int64: Int64], _ take: (RemoteReading) async throws -> Set<Int64>
    ) async throws -> Bool {
        let output = try await psql.run(Array(selection(after: heads).utf8), for: name)
        defer { output.remove() }
        var reader = try RowReader(output.path)
        var last: [Int64: Int64] = [:]
        var next = try reader.next()
        while let row = next, row.part == -1 {
            last[row.replica] = row.sequence
            next = try reader.next()
        }
        guard let first = next, first.replica == 0 else {
            _ = try await take(.identities([]))
            if next != nil { _ = try await take(.notice(SyncPhrases.damagedFile(name, at: 0))) }
            return true
        }
        let header = try header(first.record)
        _ = try await take(.identities([header.identity]))
        if heads.contains(where: { $0.value > last[$0.key] ?? 0 }) { return false }
        var edits: [SharedEdit] = []
        var changes = 0
        var isDamaged = false
        while let row = try reader.next() {
            guard let edit = SharedEdit(record: row.record), edit.key.replica == row.replica,
                edit.key.sequence == row.sequence, edit.part == row.part
            else {
                isDamaged = true
                continue
            }
            edits.append(edit)
            changes += max(1, edit.changes.count)
            if changes >= 20_000 {
                _ = try await take(.edits(edits) { _ in "" })
                (edits, changes) = ([], 0)
            }
        }
        if !edits.isEmpty { _ = try await take(.edits(edits) { _ in "" }) }
        if isDamaged { _ = try await take(.notice(SyncPhrases.damagedRows(name))) }
        return true
    }

    private func header(_ record: String) throws(RemoteError) -> EditsFile.Header {
        do {
            let header = try EditsFile.Header(line: record)
            guard header.program == program else { throw RemoteError.otherProgram(name, program: header.program) }
            return header
        } catch EditsFile.Mistake.version(let version) {
            throw .newer(name, version: version)
        } catch let error as RemoteError {
            throw error
        } catch {
            throw .refused(name, SyncPhrases.noEdits)
        }
    }

    // MARK: - Adding

    /// Adds edits in one transaction, in one run of `psql`. The first store makes the table.
    public func add(
        _ edits: [SharedEdit], by writer: Int64, to identity: String, at position: String
    ) async throws -> String {
        let header = EditsFile.Header(program: program, identity: identity).line.dropLast()
        // Whoever comes first begins the table. A role without that right finds it there.
        var script = Array(
            """
            \(isThere)
            \\if :there
            \\else
            CREATE TABLE \(table) (
                replica bigint NOT NULL, sequence bigint NOT NULL, part integer NOT NULL, record text NOT NULL,
                PRIMARY KEY (replica, sequence, part)
            );
            \\endif
            SELECT count(*) = 0 OR min(record) <> '\(header)' AS begins
                FROM (SELECT record FROM \(table) WHERE replica = 0) AS header \\gset
            BEGIN;
            -- Where another store has just begun it, this fails, and the store reads its identity.
            \\if :begins
            INSERT INTO \(table) (replica, sequence, part, record) VALUES (0, 0, 0, '\(header)');
            \\endif
            COPY \(table) (replica, sequence, part, record) FROM STDIN;

            """.utf8)
        for edit in edits {
            script += "\(edit.key.replica)\t\(edit.key.sequence)\t\(edit.part)\t".utf8
            for byte in edit.record.utf8 {
                if byte == UInt8(ascii: "\\") { script.append(byte) }
                script.append(byte)
            }
            script.append(UInt8(ascii: "\n"))
        }
        script += "\\.\nCOMMIT;\n".utf8
        try await psql.run(script, for: name).remove()
        return position
    }
}

extension String {
    /// Returns whether the text contains another one.
    fileprivate func range(of part: String) -> Bool {
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(part) { return true }
            rest.removeFirst()
        }
        return false
    }
}

/// A reader of rows in the text format of COPY: replica, sequence, part and record, separated by tabs.
private struct RowReader: ~Copyable {
    struct Row {
        let replica, sequence: Int64
        let part: Int
        let record: String
    }

    private var lines: LogLines

    init(_ path: String) throws(SystemError) {
        lines = try LogLines(path)
    }

    /// Returns the next row; a damaged one has replica −1. Returns `nil` at the end.
    mutating func next() throws(SystemError) -> Row? { try lines.next().map { row($0.bytes) } }

    private func row(_ line: ArraySlice<UInt8>) -> Row {
        let columns = line.split(separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false)
        func number(_ index: Int) -> Int64? { Int64(String(decoding: columns[index], as: UTF8.self)) }
        guard columns.count == 4, let replica = number(0), let sequence = number(1), let part = number(2) else {
            return Row(replica: -1, sequence: 0, part: 0, record: "")
        }
        return Row(replica: replica, sequence: sequence, part: Int(part), record: Self.unescaped(columns[3]))
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var isEscaped = false
        for byte in bytes {
            if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            }
            // A record has no control characters, so that no other escape belongs to one.
            text.append(byte)
            isEscaped = false
        }
        return String(decoding: text, as: UTF8.self)
    }
}
