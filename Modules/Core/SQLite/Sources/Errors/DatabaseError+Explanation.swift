public import Basics

extension DatabaseError {
    /// One line for a person: what happened, to which file, and what to do.
    public var explanation: Phrase {
        switch kind {
        case .notADatabase: DatabasePhrases.notADatabase(path)
        case .folder: DatabasePhrases.folder(path)
        case .orphanedLog(let log): DatabasePhrases.orphanedLog(path, log: log)
        case .strayLog(let log, let aside): DatabasePhrases.strayLog(path, log: log, aside: aside)
        case .moved: DatabasePhrases.moved(path)
        case .otherProgram: DatabasePhrases.otherProgram(path)
        case .newerVersion(let found, let known): DatabasePhrases.newerVersion(path, found: found, known: known)
        case .corrupt: DatabasePhrases.corrupt(path, words)
        case .inaccessible: DatabasePhrases.inaccessible(path, words)
        case .readOnly: DatabasePhrases.readOnly(path, words)
        case .busy: DatabasePhrases.busy(path)
        case .inUse: DatabasePhrases.inUse(path)
        case .notDamaged: DatabasePhrases.notDamaged(path)
        case .tooManyFiles: DatabasePhrases.tooManyFiles(path)
        case .full: DatabasePhrases.full(path)
        case .disk: DatabasePhrases.disk(path, words)
        case .inDoubt: DatabasePhrases.inDoubt(path, words)
        case .replacementInDoubt(let aside): DatabasePhrases.replacementInDoubt(path, words, aside: aside)
        case .copyFailed(let copy): DatabasePhrases.copyFailed(path, copy: copy, words)
        case .unexpectedRow: DatabasePhrases.unexpectedRow(path, words, sql: statement)
        case .closed: DatabasePhrases.closed(path)
        case .constraint, .misuse, .failed:
            DatabasePhrases.refused(path, words, code: code.extended, sql: statement)
        }
    }

    /// The reason that SQLite or the system gives: ``message``, translated if it is a common one.
    public var reason: Phrase {
        switch kind {
        case .unexpectedRow(let column, let expected, let found):
            ReasonPhrases.unexpected(column, expected: expected, found: found, message)
        default: ReasonPhrases.reason(message)
        }
    }

    /// The reason in brackets, for the end of this module's own message; empty if there is no reason.
    private var words: Phrase { message.isEmpty ? Phrase(verbatim: "") : ReasonPhrases.inBrackets(reason) }

    /// The SQL on one line; `nil` if no statement failed.
    private var statement: String? {
        sql.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }
}
