import Commands
import Consoles
import Documents
import Languages
import Terminal

// What a person sees of work that takes longer than a moment.
extension PromptHost {
    /// How long work may take before it is shown, and how long from one picture to the next.
    static let progressPause = Duration.milliseconds(100)

    /// Does some work, and shows a person how far it is once it takes longer than a moment. What was shown is gone
    /// afterwards. Nothing is shown where no terminal is.
    ///
    /// The work must leave the main actor, or nothing can be shown and no signal arrives.
    ///
    /// - Throws: what the work throws.
    func showing<Result: Sendable>(
        _ progress: Progress, as label: Phrase, _ work: () async throws -> Result
    ) async throws -> Result {
        guard console.showsProgress, !options.writesJSON else { return try await work() }
        let painter = Task { [console, pause, reader] in
            while true {
                try await pause(Self.progressPause)
                try Task.checkCancellation()
                try console.draw(progress: Self.line(reader.text(label), progress.percent, width: reader.width))
            }
        }
        defer {
            painter.cancel()
            try? console.draw(progress: nil)
        }
        return try await work()
    }

    private static func line(_ label: Text, _ percent: Int?, width: Int) -> Text {
        guard let percent else { return label + "…" }
        let number = "\(percent)%"
        let end = String(repeating: " ", count: max(0, 4 - number.count)) + number
        let bar = Bar(percent: percent, width: min(30, width - label.width - end.count - 3))
        return label + " " + bar.text + " \(end)"
    }
}
