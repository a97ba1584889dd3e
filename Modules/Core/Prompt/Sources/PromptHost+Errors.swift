import Languages
import Platform
import Ribcage
import Terminal

// What becomes of a line that fails or is broken off.
extension PromptHost {
    /// Tells why a line came to nothing. With an exit code the run is over.
    func answer(_ error: any Error, to number: Int, from before: Route) async throws -> ExitCode? {
        if let ending { return ending }
        if let failure = error as? ConsoleFailure { throw failure.cause }
        if error is CancellationError, !Task.isCancelled { return try await breakOff(number, from: before) }
        let phrase = Phrase(of: error)
        try console.tell(reader.text(mode == .person ? phrase : HostPhrases.atLine(number, phrase)))
        return mode == .script ? .failed : nil
    }

    /// After Ctrl-C a person is where the line began. What was done before stays, and is not said to be undone.
    private func breakOff(_ number: Int, from before: Route) async throws -> ExitCode? {
        if !isDone {
            try console.tell("\n" + reader.text(HostPhrases.cancelled))
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
