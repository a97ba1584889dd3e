import Platform
import SQLite

extension Connection {
    /// Makes sure that this file is the replica that it says. A file that was copied or restored begins a new one: two that
    /// gave the same identities could never be joined.
    func beReplica(of file: String) throws {
        let known = try first("SELECT file FROM journal_store") { try $0.optionalText("file") } ?? nil
        if known == file { return }
        guard known != nil else {
            try execute("UPDATE journal_store SET file = ?", file)
            return
        }
        try beginReplica(of: file)
    }

    /// A new replica, with numbers of its own.
    private func beginReplica(of file: String) throws {
        try execute(
            "UPDATE journal_store SET replica = ?, counter = 0, sequence = 0, file = ?",
            Int64.random(in: 1...RowID.greatestReplica), file)
    }

    /// Makes the triggers of the tables anew when they are not the declared ones.
    func renewTriggers(of tables: [JournaledTable]) throws {
        let declared = Journal.checksum(of: tables)
        let known = try first("SELECT triggers FROM journal_store") {
            try $0.optionalInteger("triggers", as: Int64.self)
        }
        if known == declared { return }
        for table in tables {
            for event in JournaledTable.events { try execute("DROP TRIGGER IF EXISTS journal_\(table.name)_\(event)") }
        }
        for view in ["journal", "journal_place"] { try execute("DROP VIEW IF EXISTS \(view)") }
        for statement in Journal.views + tables.flatMap(\.triggers) { try execute(statement) }
        try execute("UPDATE journal_store SET triggers = ?", declared)
    }
}

extension Database.Location {
    /// Which file on which machine it is: its number on its disk, and the machine's own number.
    var fileIdentity: String {
        switch self {
        case .memory: "memory"
        case .file(let path): "\(FileSystem.number(of: path) ?? 0) \(CurrentMachine.identifier ?? "")"
        }
    }
}
