import JSON
import Platform
import Terminal

// What becomes of an error that ends a run.
extension Program {
    /// Tells why a run comes to nothing.
    ///
    /// - Returns: how the run ends.
    @MainActor func tell(_ error: any Error, on console: any Console, inJSON: Bool) -> ExitCode {
        let cause = (error as? ConsoleFailure)?.cause ?? error
        let code = ErrorCode(of: cause, ofApp: errorCode)
        if inJSON {
            try? console.tell(json: ErrorReport(code: code, message: "\(cause)").json)
        } else {
            // What a person declined is no error.
            let isAnswer = cause as? Declined == .answered
            try? console.tell(Text(line: isAnswer ? "\(cause)" : "\(name): \(cause)"))
        }
        return code.exitCode
    }
}
