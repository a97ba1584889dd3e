import Basics
import Host
import Journal
import SQLite

/// The reason why a backup cannot be restored.
enum BackupError: Explained {
    /// The file at the path is not a backup of the program with the given name, or it is damaged.
    case noBackup(String, of: String)
    /// The file at the path is the very store that the backup would replace.
    case storeItself(String)

    var explanation: Phrase {
        switch self {
        case .noBackup(let path, let program): StoresPhrases.noBackup(path, of: program)
        case .storeItself(let path): StoresPhrases.storeItself(path)
        }
    }
}

/// The error of a store that was emptied or overwritten, and that has a backup.
struct LostStore: Explained {
    let path: String
    /// The line for a shell that restores the newest backup.
    let restore: String

    var explanation: Phrase { StoresPhrases.lostStore(path, restore) }
}

/// The error of an automatic backup that was not made.
struct NoDailyBackup: Explained {
    let reason: Phrase

    var explanation: Phrase { StoresPhrases.noDailyBackup(reason) }
}

/// The notice that the last edit is dated more than a week after today.
struct EditAhead: Explained {
    let day: Day

    var explanation: Phrase { StoresPhrases.editAhead(day) }
}

extension NoDailyBackup {
    /// Creates the error of a backup that failed with another error.
    init(_ error: any Error) { self.init(reason: Phrase(of: error)) }
}

/// The error of a purge that erased the data, but could not rewrite the file. Traces of the data may still be in the
/// free pages of the file.
struct TracesLeft: Explained {
    let path: String
    let reason: any Error

    var explanation: Phrase { StoresPhrases.tracesLeft(path).followed(by: Phrase(of: reason)) }
}

/// The error of a row that cannot be read and is left out.
struct UnreadableRow: Explained {
    /// The name of the program, as a user types it.
    let program: String
    let path: String
    /// The message about the column, with its expected and its actual value.
    let reason: Phrase

    var explanation: Phrase { StoresPhrases.unreadableRow(path, reason, restoreBy: "\(program) restore") }
}

extension ErrorCode {
    /// Returns the error code of a store's error; `nil` for any other error.
    static func ofStore(_ error: any Error) -> ErrorCode? {
        switch error {
        case is BackupError: .rejected
        case let error as DatabaseError where error.kind == .notDamaged: .rejected
        case is DatabaseError, is UnreadableRow, is TracesLeft, is LostStore: .storage
        case let error as JournalError: error.isRefusal ? .rejected : .storage
        default: nil
        }
    }
}
