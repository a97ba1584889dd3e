import Commands
import Consoles
import Languages
package import Platform
package import Ribcage
import Terminal

// What becomes of a line that fails or is broken off.
extension PromptHost {
    /// Tells why a line came to nothing. With an exit code the run is over.
    package func answer(_ error: any Error, to number: Int, from before: Route) async throws -> ExitCode? {
        if let ending { return ending }
        if let failure = error as? ConsoleFailure { throw failure.cause }
        if error is CancellationError, !Task.isCancelled { return try await breakOff(number, from: before) }
        try tell(error, of: number)
        guard mode == .script else { return nil }
        if !options.keepsGoing { return error is Declined ? .declined : .failed }
        hasFailed = true
        return nil
    }

    private func tell(_ error: any Error, of number: Int) throws {
        if options.writesJSON {
            let phrase = error is CancellationError ? HostPhrases.cancelled : Phrase(of: error)
            let message = phrase.text(in: reader.language)
            let line = mode == .script ? number : nil
            try console.tell(
                json: ErrorReport(code: ErrorCode(of: error, ofApp: errorCode), message: message, line: line).json)
        } else {
            let phrase = Phrase(of: error)
            try console.tell(reader.text(mode == .person ? phrase : HostPhrases.atLine(number, phrase)))
        }
    }

    /// After Ctrl-C a person is where the line began. What was done before stays, and is not said to be undone.
    private func breakOff(_ number: Int, from before: Route) async throws -> ExitCode? {
        if !isDone {
            if options.writesJSON {
                try tell(CancellationError(), of: number)
            } else {
                try console.tell("\n" + reader.text(HostPhrases.cancelled))
            }
            await restore(before)
        }
        do {
            try await arrive(quietly: !isDone)
            return nil
        } catch {
            return try await answer(error, to: number, from: before)
        }
    }
}
