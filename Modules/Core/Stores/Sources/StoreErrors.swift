import Journal
import Languages
import Prompt
import SQLite

/// Why a file cannot be put back.
enum BackupError: Explained {
    /// It is no whole store of this program.
    case noBackup(String, of: String)
    /// It is the store that it is to replace.
    case storeItself(String)

    var explanation: Phrase {
        switch self {
        case .noBackup(let path, let program): StoresPhrases.noBackup(path, of: program)
        case .storeItself(let path): StoresPhrases.storeItself(path)
        }
    }
}

/// An automatic backup that was not made.
struct NoDailyBackup: Explained {
    let reason: Phrase

    var explanation: Phrase { StoresPhrases.noDailyBackup(reason) }
}

extension NoDailyBackup {
    /// A backup that an error prevented.
    init(_ error: any Error) { self.init(reason: Phrase(of: error)) }
}

/// A purge whose file still has what was erased on free pages.
struct TracesLeft: Explained {
    let path: String
    let reason: any Error

    var explanation: Phrase { StoresPhrases.tracesLeft(path).followed(by: Phrase(of: reason)) }
}

/// A row that cannot be read and is left out.
struct UnreadableRow: Explained {
    /// The program, as it is typed.
    let program: String
    let path: String
    /// The column, what it should hold, and what it holds.
    let reason: Phrase

    var explanation: Phrase { StoresPhrases.unreadableRow(path, reason, restoreBy: "\(program) restore") }
}

extension ErrorCode {
    /// What kind an error of a store is; `nil` for all others.
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
