package import Basics
import Commands
package import Platform
import Ribcage

/// The kind of an error, for programs that read errors with `--json`. The list of kinds is complete: an error of no
/// listed kind is ``failed``.
public enum ErrorCode: String, CaseIterable, Sendable {
    /// The typed words could not be parsed.
    case usage
    /// A rule of the data does not allow the command, which is otherwise valid.
    case rejected
    /// A command was not confirmed.
    case declined
    /// A signal interrupted the command.
    case interrupted
    /// The store cannot be opened, read or written.
    case storage
    /// A system call failed for something other than the store: a file, a folder, a stream.
    case system
    /// Any other error.
    case failed

    /// Creates the code of an error. `code` returns the codes of the app's own errors, and `nil` for ``failed``.
    package init(of error: any Error, ofApp code: (any Error) -> ErrorCode?) {
        switch error {
        case is UsageError: self = .usage
        case let error as RouteError: self = error.isUsage ? .usage : .failed
        case is Declined: self = .declined
        case is any Rejection: self = .rejected
        case is CancellationError: self = .interrupted
        case is SystemError: self = .system
        default: self = code(error) ?? .failed
        }
    }

    package var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .declined: .declined
        case .interrupted: .interrupted
        case .rejected, .storage, .system, .failed: .failed
        }
    }

    package var summary: Phrase {
        switch self {
        case .usage: RecordPhrases.usage
        case .rejected: RecordPhrases.rejected
        case .declined: RecordPhrases.declined
        case .interrupted: RecordPhrases.interrupted
        case .storage: RecordPhrases.storage
        case .system: RecordPhrases.system
        case .failed: RecordPhrases.failed
        }
    }
}

/// The error of a command of the host that is valid, but not possible in this place or with this data. Its code is
/// ``ErrorCode/rejected``.
package protocol Rejection: Explained {}

/// An error in machine-readable form: one JSON line on standard output, where a program waits for an answer.
package struct ErrorReport {
    let code: ErrorCode
    /// The message for a person, in the language of the run.
    let message: String
    /// The number of the script's line that failed, counted from 1; `nil` if the input is not a script.
    let line: Int?

    package init(code: ErrorCode, message: String, line: Int? = nil) {
        (self.code, self.message, self.line) = (code, message, line)
    }

    package var json: JSONValue {
        let error: JSONValue = [
            "code": .string(code.rawValue), "message": .string(message), "line": line.map(JSONValue.integer) ?? nil,
        ]
        return ["schema": .integer(RecordSchema.number), "error": error]
    }
}
