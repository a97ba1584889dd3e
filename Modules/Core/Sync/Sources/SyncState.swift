import Basics
import Journal
import SQLite

/// What a store remembers of a remote.
struct RemoteState: Equatable, Sendable {
    let number: Int64
    /// The remote as the person wrote it.
    let target: String
    /// The identity of the remote; `nil` before the first exchange.
    var identity: String?
    /// How far the remote was read, in its own words.
    var position = ""
    /// For each replica, the sequence number up to which the remote is known to have edits.
    var heads: [Int64: Int64] = [:]
}

// The tables of synchronization. They are made when a store is first synchronized, and describe this machine alone.
extension Connection {
    func createSyncTables() throws {
        for sql in [
            """
            CREATE TABLE IF NOT EXISTS sync_remote (
                number INTEGER PRIMARY KEY,
                target TEXT NOT NULL UNIQUE,
                identity TEXT,
                position TEXT NOT NULL DEFAULT ''
            ) STRICT
            """,
            """
            CREATE TABLE IF NOT EXISTS sync_head (
                remote INTEGER NOT NULL, replica INTEGER NOT NULL, sequence INTEGER NOT NULL,
                PRIMARY KEY (remote, replica)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE TABLE IF NOT EXISTS sync_setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
        ] {
            try execute(sql)
        }
    }

    func hasSyncTables() throws -> Bool {
        try first("SELECT 1 FROM sqlite_schema WHERE name = 'sync_remote'") { _ in true } ?? false
    }

    func remotes() throws -> [RemoteState] {
        guard try hasSyncTables() else { return [] }
        var remotes = try query(
            "SELECT number, target, identity, position FROM sync_remote ORDER BY number"
        ) { row in
            RemoteState(
                number: try row.integer("number", as: Int64.self), target: try row.text("target"),
                identity: try row.optionalText("identity"), position: try row.text("position"))
        }
        for index in remotes.indices {
            let heads = try query("SELECT replica, sequence FROM sync_head WHERE remote = ?", remotes[index].number) {
                (try $0.integer("replica", as: Int64.self), try $0.integer("sequence", as: Int64.self))
            }
            remotes[index].heads = Dictionary(heads) { first, _ in first }
        }
        return remotes
    }

    func remote(_ target: String) throws -> RemoteState? { try remotes().first { $0.target == target } }

    /// Saves what is known of a remote, and returns it with its number.
    @discardableResult func save(_ remote: RemoteState) throws -> RemoteState {
        try execute(
            """
            INSERT INTO sync_remote (target, identity, position) VALUES (?, ?, ?)
            ON CONFLICT (target) DO UPDATE SET identity = excluded.identity, position = excluded.position
            """, remote.target, remote.identity, remote.position)
        let number = try first("SELECT number FROM sync_remote WHERE target = ?", remote.target) {
            try $0.integer("number", as: Int64.self)
        }
        let saved = RemoteState(
            number: number ?? 0, target: remote.target, identity: remote.identity, position: remote.position,
            heads: remote.heads)
        try execute("DELETE FROM sync_head WHERE remote = ?", saved.number)
        for (replica, sequence) in saved.heads {
            try execute(
                "INSERT INTO sync_head (remote, replica, sequence) VALUES (?, ?, ?)", saved.number, replica, sequence)
        }
        return saved
    }

    func forget(_ target: String) throws {
        try execute("DELETE FROM sync_head WHERE remote IN (SELECT number FROM sync_remote WHERE target = ?)", target)
        try execute("DELETE FROM sync_remote WHERE target = ?", target)
    }

    /// Makes the next exchange read all of each remote: a rescued store may lack edits that it had read.
    func forgetPositions() throws {
        if try hasSyncTables() { try execute("UPDATE sync_remote SET position = ''") }
    }

    func syncSetting(_ name: String) throws -> String? {
        guard try hasSyncTables() else { return nil }
        return try first("SELECT value FROM sync_setting WHERE name = ?", name) { try $0.text("value") }
    }

    func setSyncSetting(_ name: String, to value: String) throws {
        try createSyncTables()
        try execute(
            "INSERT INTO sync_setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", name, value)
    }
}
