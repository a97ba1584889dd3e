import Basics
import Console
import Platform
import Terminal

// The report of an error that ends a run.
extension Program {
    /// Reports the error that ends a run, to a person or as JSON.
    @MainActor func tell(
        _ error: any Error, on console: any Console, in language: Language, asJSON: Bool
    ) -> ExitCode {
        let code = ErrorCode(of: (error as? DamagedStore)?.cause ?? error, ofApp: errorCode)
        let message = Phrase(of: error).text(in: language)
        if asJSON {
            let report = ErrorReport(code: code, message: message).json
            // The error may be that standard output cannot be written.
            do { try console.write(json: report, asMessage: false) } catch {
                try? console.write(json: report, asMessage: true)
            }
        } else {
            // A declined command is not an error, so the program's name is omitted.
            let isAnswer = error as? Declined == .answered
            try? console.tell(Text(line: isAnswer ? message : "\(name): \(message)"))
        }
        return code.exitCode
    }
}

/// The error of a damaged store, followed by advice on what to do.
struct DamagedStore: Explained {
    let cause: any Error
    let remedies: [Phrase]

    var explanation: Phrase { remedies.reduce(Phrase(of: cause)) { $0.followed(by: $1) } }
}

extension Program {
    /// Returns the error of a damaged store with advice: to rescue the store, unless the rescue itself failed, and to
    /// restore a backup. Other errors are returned unchanged.
    func explained(_ error: any Error, in invocation: Invocation, isRecorded: Bool) -> any Error {
        guard let store, store.isDamage(error) else { return error }
        let commandLine = commandLine(for: invocation, isRecorded: isRecorded)
        let backup = isRecorded ? nil : store.newestBackup(invocation)
        let restore =
            backup.map { ProgramStorePhrases.toRestore(commandLine.line(["restore", $0])) }
            ?? ProgramStorePhrases.toRestoreAny(commandLine.line(["restore"]))
        if invocation.request == .store(.rescue) { return DamagedStore(cause: error, remedies: [restore]) }
        let rescue = ProgramStorePhrases.toRescue(commandLine.line(["rescue"]))
        return DamagedStore(cause: error, remedies: [rescue, restore])
    }
}
