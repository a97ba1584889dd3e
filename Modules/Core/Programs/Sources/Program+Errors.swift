import Consoles
import JSON
import Languages
import Platform
import Prompt
import Terminal

// What becomes of an error that ends a run.
extension Program {
    /// Tells why a run comes to nothing.
    ///
    /// - Returns: how the run ends.
    @MainActor func tell(
        _ error: any Error, on console: any Console, in language: Language, asJSON: Bool
    ) -> ExitCode {
        let code = ErrorCode(of: error, ofApp: errorCode)
        let explanation = Phrase(of: error)
        let isDamage = store?.isDamage(error) == true
        let message = (isDamage ? explanation.followed(by: ProgramStorePhrases.remedies(of: name)) : explanation)
            .text(in: language)
        if asJSON {
            try? console.tell(json: ErrorReport(code: code, message: message).json)
        } else {
            // What a person declined is no error.
            let isAnswer = error as? Declined == .answered
            try? console.tell(Text(line: isAnswer ? message : "\(name): \(message)"))
        }
        return code.exitCode
    }
}
