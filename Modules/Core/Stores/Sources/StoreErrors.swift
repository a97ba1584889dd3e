import Journal
import Languages
import Prompt
import SQLite

/// The reason why a file cannot be restored.
enum BackupError: Explained {
    /// The file is not a complete store of this program.
    case noBackup(String, of: String)
    /// The file is the store that it should replace.
    case storeItself(String)

    var explanation: Phrase {
        switch self {
        case .noBackup(let path, let program): StoresPhrases.noBackup(path, of: program)
        case .storeItself(let path): StoresPhrases.storeItself(path)
        }
    }
}

/// The error for an automatic backup that was not made.
struct NoDailyBackup: Explained {
    let reason: Phrase

    var explanation: Phrase { StoresPhrases.noDailyBackup(reason) }
}

extension NoDailyBackup {
    /// A backup that failed with an error.
    init(_ error: any Error) { self.init(reason: Phrase(of: error)) }
}

/// The error for a purge whose file still has erased data on its free pages.
struct TracesLeft: Explained {
    let path: String
    let reason: any Error

    var explanation: Phrase { StoresPhrases.tracesLeft(path).followed(by: Phrase(of: reason)) }
}

/// The error for a row that cannot be read and is left out.
struct UnreadableRow: Explained {
    /// The name of the program, as a user types it.
    let program: String
    let path: String
    /// The column, with its expected and its actual value.
    let reason: Phrase

    var explanation: Phrase { StoresPhrases.unreadableRow(path, reason, restoreBy: "\(program) restore") }
}

extension ErrorCode {
    /// The error code of a store's error; `nil` for any other error.
    static func ofStore(_ error: any Error) -> ErrorCode? {
        switch error {
        case is BackupError: .rejected
        case let error as DatabaseError where error.kind == .notDamaged: .rejected
        case is DatabaseError, is UnreadableRow, is TracesLeft: .storage
        case let error as JournalError: error.isRefusal ? .rejected : .storage
        default: nil
        }
    }
}
